import { hash } from 'node:crypto';
import type { AccessKey, Proof } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestClock, DAY } from '../../../test/clock.ts';
import { createInvoice, createRunningDraw } from '../../../test/promotion.ts';
import { accessKey } from '../../../test/receipts.ts';
import { readAccessKey } from '@fio/domain';
import type { Answer, Claim, ConfirmationSource } from '../../engine/confirmation-source.ts';
import { confirmReceipts } from './confirm.job.ts';
import { nameOf } from './receipt-lock.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
  await createRunningDraw(app.services);
});
afterAll(() => app.close());

type Answering = (claim: Claim) => Answer;
const known = new Map<string, Answering>();
beforeEach(() => known.clear());

/** A source that knows what a test tells it, by the claim. */
const source = (asked: ConfirmationSource['asked']): ConfirmationSource => ({
  name: asked === 'later' ? 'consulting' : 'sales',
  asked,
  ask: (_ports, asking) => Promise.resolve(known.get(asking.invoiceId)?.(asking) ?? { verdict: 'unknown' }),
});
const evidence = (text: string) => ({ reference: text, digest: hash('sha256', text, 'buffer') });
const confirmed =
  (proof: Proof, rest: object = {}): Answering =>
  () => ({ verdict: 'confirmed', proof, evidence: evidence(proof), ...rest });

const keyOf = (text: string): AccessKey => {
  const reading = readAccessKey(text);
  if ('key' in reading) return reading.key;
  throw new TypeError(reading.problem);
};
/** A claim that was sent a moment ago, of a key; sources have been asked once. */
function claim(key: AccessKey, changes: object = {}) {
  const { cnpj, model, series, number } = key;
  const told = { accessKey: key.key, cnpj, model, series, number, askAt: clock.now() };
  return createInvoice(app.services, { ...told, purchasedOn: new Date('2026-10-05'), ...changes });
}
const settle = (key: AccessKey, asked: ConfirmationSource['asked'] = 'at_once') => {
  const services = { ...app.services, sources: [source(asked)] };
  const name = nameOf(key);
  return confirmReceipts(app.services, services, name ? [name] : []);
};
const stateOf = async (id: string) => {
  const found = await app.services.db.invoice.findUniqueOrThrow({
    where: { id },
    include: { _count: { select: { tickets: true } } },
  });
  return [found.state, found.reason, found.confirmedBy, found._count.tickets];
};
const waits = ['checking', null, null, 0];

it.each(['at_once', 'later'] as const)(
  'gives its number once %s what is asked has confirmed it',
  async (asked) => {
    const key = keyOf(accessKey());
    const { id } = await claim(key);
    await settle(key, asked);
    expect(await stateOf(id)).toEqual(waits);
    known.set(id, confirmed('receipt'));
    await Promise.all([settle(key, asked), settle(key, asked), settle(key, asked)]);
    expect(await stateOf(id)).toEqual(['valid', null, asked === 'later' ? 'consulting' : 'sales', 1]);
    expect(await app.services.db.invoiceConfirmation.count({ where: { invoiceId: id } })).toBe(1);
  },
);

it('lets two who claim one receipt wait, and then a person decide', async () => {
  const key = keyOf(accessKey());
  const [one, two] = [await claim(key), await claim(key)];
  await settle(key);
  expect([await stateOf(one.id), await stateOf(two.id)]).toEqual([waits, waits]);
  known.set(one.id, confirmed('receipt'));
  known.set(two.id, confirmed('receipt'));
  await settle(key);
  expect(await stateOf(one.id)).toEqual(['pending', null, null, 0]);
  expect(await stateOf(two.id)).toEqual(['pending', null, null, 0]);

  known.set(two.id, confirmed('buyer'));
  await settle(key);
  expect(await stateOf(one.id)).toEqual(['invalid', 'other_claimant', null, 0]);
  expect(await stateOf(two.id)).toEqual(['valid', null, 'sales', 1]);
  const letters = await app.services.db.outboxMessage.findMany({ orderBy: { createdAt: 'desc' }, take: 2 });
  expect(letters.map(({ template }) => template).toSorted()).toEqual(['invoice_accepted', 'invoice_refused']);
});

it('takes day and value from the evidence, and judges them by the regulation', async () => {
  const key = keyOf(accessKey());
  const { id } = await claim(key);
  known.set(id, confirmed('receipt', { purchase: { purchasedOn: '2026-10-07', value: 8050 } }));
  await settle(key);
  expect(await app.services.db.invoice.findUnique({ where: { id } })).toMatchObject({
    valueCents: 8050,
    purchasedOn: new Date('2026-10-07'),
  });
});

it('gives what a source contradicts to a person, and what nobody knows after days', async () => {
  const [key, other] = [keyOf(accessKey()), keyOf(accessKey())];
  const { id } = await claim(key);
  known.set(id, () => ({ verdict: 'contradicted', evidence: evidence('x'), found: ['value'] }));
  await settle(key);
  expect(await stateOf(id)).toEqual(['pending', null, null, 0]);
  const late = await claim(other, { createdAt: new Date(clock.now().getTime() - 8 * DAY) });
  await settle(other);
  expect(await stateOf(late.id)).toEqual(['pending', null, null, 0]);
  const { email } = await app.services.db.registration.findUniqueOrThrow({
    where: { id: late.registrationId },
  });
  const letters = await app.services.db.outboxMessage.findMany({ where: { recipient: email } });
  expect(letters.map(({ template }) => template)).toEqual(['invoice_waiting']);
});

it('holds only what is confirmed against another of the same four parts', async () => {
  const key = keyOf(accessKey());
  const one = await claim(key);
  known.set(one.id, confirmed('receipt'));
  await settle(key);
  const { id } = await claim({ ...key, key: accessKey() });
  known.set(id, confirmed('buyer'));
  await settle(key);
  expect(await stateOf(id)).toEqual(['invalid', 'other_claimant', null, 0]);
});
