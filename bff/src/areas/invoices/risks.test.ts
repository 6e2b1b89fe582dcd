import { randomInt } from 'node:crypto';
import type { adminInvoices, MyInvoice, ResponseOf, statistics } from '@fio/contracts';
import { RISKS } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createStaff, createVisitor, signInStaff, signInVisitor } from '../../../test/factories.ts';
import { createInvoice, createRunningDraw } from '../../../test/promotion.ts';
import { accessKey, knowShop, qrOf, SHOP } from '../../../test/receipts.ts';

const clock = createTestClock(new Date('2031-11-20T15:00:00Z'));
const env = {
  ...BEHIND_PROXY,
  INVOICES_PER_DAY: '20',
  RISK_ADDRESS_PEOPLE: '2',
  RISK_RECEIPTS_PER_HOUR: '2',
};
let app: TestApp;
let visitor: { id: string };
beforeAll(async () => {
  app = await createTestApp({ env, clock });
  await createRunningDraw(app.services);
  await knowShop(app.services);
});
afterAll(() => app.close());
beforeEach(async () => {
  visitor = await createVisitor(app.services);
});

interface Sending {
  readonly key?: string;
  readonly paid?: string;
  readonly ip?: string;
  readonly as?: { readonly id: string };
  readonly cookie?: string;
}
/** A receipt issued offline, whose code proves day and value. */
async function send({ key = accessKey({ month: '3111' }), paid = '129.90', as = visitor, ...rest }: Sending) {
  const { ip = someIp(), cookie } = rest;
  const headers = { ...(await signInVisitor(app.services, as)), ...(cookie !== undefined && { cookie }) };
  const code = qrOf(key, { offline: `10|${paid}` });
  const body = { origin: 'qr', code, purchasedOn: '2031-11-10', value: 1 };
  return (await call<MyInvoice>(app, 'POST', '/invoices', { headers, ip, body })).body;
}
const asStaff = async () => signInStaff(app.services, await createStaff(app.services));
type Detail = ResponseOf<typeof adminInvoices.get>;
const detailOf = async ({ id }: { id: string }) =>
  (await call<Detail>(app, 'GET', `/admin/invoices/${id}`, { headers: await asStaff() })).body;
const risksOf = async (invoice: { id: string }) => (await detailOf(invoice)).risks;

/** A receipt of a shop that a source has told of. */
async function known(changes: object) {
  const invoice = await createInvoice(app.services, changes);
  await app.services.db.invoiceConfirmation.create({
    data: {
      ...{ invoiceId: invoice.id, source: 'sales', verdict: 'confirmed', proof: 'receipt', at: clock.now() },
      ...{ reference: '1', digest: Buffer.alloc(32), purchasedOn: invoice.purchasedOn, valueCents: 1 },
    },
  });
  const confirmed = { confirmedAt: clock.now(), confirmedBy: 'sales', state: 'valid' };
  return app.services.db.invoice.update({ where: { id: invoice.id }, data: confirmed });
}

it('has a person look at what is confirmed, and tells its sender nothing of why', async () => {
  const ip = someIp();
  const others = [await createVisitor(app.services), await createVisitor(app.services)];
  for (const as of others) expect((await send({ ip, as })).state).toBe('valid');
  const third = await send({ ip });
  expect(third).toMatchObject({ state: 'pending', reason: null, numbers: [], prize: null });
  expect(JSON.stringify(third)).not.toMatch(/risk|address/);
  const detail = await detailOf(third);
  expect(detail.risks).toEqual([{ name: 'address', seen: 3, allowed: 2, otherId: null }]);
  expect(detail.confirmedBy).toBe('qr_hash');
  const letters = await app.services.db.outboxMessage.count({ where: { registrationId: visitor.id } });
  expect(letters).toBe(0);

  const { key, cnpj, model, series, number, purchasedOn, value, version } = detail;
  const read = { key, cnpj, model, series, number, purchasedOn, value, products: [], version };
  const headers = await asStaff();
  const approved = await call<Detail>(app, 'POST', `/admin/invoices/${third.id}/approve`, {
    headers,
    body: read,
  });
  expect(approved.body).toMatchObject({ state: 'valid', risks: detail.risks, numbers: [{}] });
});

it('counts the people of a device by its cookie, which no script can write', async () => {
  const { devices } = app.services.identity;
  let cookie: string | undefined;
  const people = [visitor, ...(await Promise.all([1, 2, 3].map(() => createVisitor(app.services))))];
  for (const { id } of people) [cookie] = devices.add(cookie, id).split(';');
  const sent = await send({ cookie: cookie ?? '' });
  expect(await risksOf(sent)).toEqual([{ name: 'device', seen: 4, allowed: 3, otherId: null }]);
  const forged = await send({ cookie: `${cookie?.slice(0, -2)}xx`, as: await createVisitor(app.services) });
  expect(forged.state).toBe('valid');
});

it('sees haste', async () => {
  const states = [];
  for (let sent = 0; sent < 3; sent += 1) states.push((await send({})).state);
  expect(states).toEqual(['valid', 'valid', 'pending']);
});

it('holds number, day and value against what sources told of the shop', async () => {
  const series = '777';
  const purchasedOn = new Date('2031-11-15');
  const numbers = Array.from({ length: 20 }, (_, index) => String(1_000 + index).padStart(9, '0'));
  for (const number of numbers) await known({ series, number, purchasedOn, valueCents: 5_000 });
  const keyOf = (number: number) => {
    const key = accessKey({ month: '3111', number, series });
    expect(key.slice(6, 20)).toBe(SHOP);
    return key;
  };
  // Sold five days before the one with the number before it.
  const late = await risksOf(await send({ key: keyOf(1_500), as: await createVisitor(app.services) }));
  expect(late).toEqual([{ name: 'order', seen: 5, allowed: 2, otherId: expect.any(String) }]);
  const other = await app.services.db.invoice.findUnique({ where: { id: late[0]?.otherId ?? '' } });
  expect(other?.number).toBe('000001019');
  const leaping = randomInt(800_000_000, 900_000_000);
  const far = await send({ key: keyOf(leaping), paid: '99999.90', as: await createVisitor(app.services) });
  expect((await risksOf(far)).map(({ name }) => name)).toEqual(['numbers', 'order', 'value']);
  const odd = await send({ key: accessKey({ month: '3111', series: '890' }) });
  expect(await risksOf(odd)).toEqual([{ name: 'series', seen: 890, allowed: 889, otherId: null }]);
});

it('counts each rule in the statistics, with what people decided', async () => {
  const { body } = await call<ResponseOf<typeof statistics.overview>>(app, 'GET', '/admin/statistics', {
    headers: await asStaff(),
  });
  expect(body.risks.map(({ name }) => name)).toEqual([...RISKS]);
  expect(body.risks.find(({ name }) => name === 'address')).toMatchObject({
    receipts: 1,
    valid: 1,
    invalid: 0,
  });
});

it('keeps what it saw', async () => {
  const change = app.services.db.invoiceRisk.updateMany({ data: { seen: 100, allowed: 1 } });
  await expect(change).rejects.toThrow();
  await expect(app.services.db.invoiceRisk.deleteMany()).rejects.toThrow();
});
