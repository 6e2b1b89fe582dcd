import type { MyInvoice } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { BEHIND_PROXY, call } from '../call.ts';
import { createVisitor, signInVisitor } from '../factories.ts';
import { createRunningDraw, createSchedule } from '../promotion.ts';
import { accessKey, knowShop, qrOf } from '../receipts.ts';
import { loggedEntries } from '../transparency.ts';
import { owner } from './threats.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY, asApplication: true });
  await knowShop(app.services);
  await createRunningDraw(app.services);
  await createSchedule(app.services, { slots: 40 });
});
afterAll(() => app.close());
const owned = owner(() => app);
const sql = (statement: string, ...values: unknown[]) => app.services.pool.query(statement, values);

const today = () => todayInSaoPaulo(app.services.clock.now());
const someKey = () => accessKey({ month: today().slice(2, 4) + today().slice(5, 7) });

/** What somebody new sends, and what comes of it. */
async function send(receipt: { origin: 'key' | 'qr'; code: string }) {
  const visitor = await createVisitor(app.services);
  const headers = await signInVisitor(app.services, visitor);
  const body = { ...receipt, purchasedOn: today(), value: 5000 };
  return (await call<MyInvoice>(app, 'POST', '/invoices', { headers, body })).body;
}
const stateOf = async (id: string) =>
  (await app.services.db.invoice.findUniqueOrThrow({ where: { id } })).state;

describe('a receipt that never existed', () => {
  it('waits for somebody to confirm it: no number, no prize, by an invented key as by an invented code', async () => {
    const key = someKey();
    for (const receipt of [
      { origin: 'key', code: someKey() },
      { origin: 'qr', code: qrOf(key, { secret: 'INVENTADO' }) },
    ] as const) {
      const sent = await send(receipt);
      expect(['checking', 'pending']).toContain(sent.state);
      expect([sent.numbers, sent.prize]).toEqual([[], null]);
    }
    expect(await app.services.db.prize.count({ where: { state: 'pending' } })).toBe(0);
  });

  it('counts by SQL no more: what has no confirmation is never valid, whoever writes', async () => {
    const { id } = await send({ origin: 'key', code: someKey() });
    const valid = "UPDATE invoices SET state = 'valid', ask_at = NULL WHERE id = $1";
    await expect(sql(valid, id)).rejects.toThrow(/invoices_valid_confirmed/);
    await expect(owned.query(valid, [id])).rejects.toThrow(/invoices_valid_confirmed/);
  });

  it('the owner who has it win all the same is told of by the log, with the hash of who won', async () => {
    const { id } = await send({ origin: 'key', code: someKey() });
    const before = (await loggedEntries(app.services)).length;
    const free = "SELECT id FROM prizes WHERE state = 'default' LIMIT 1";
    await owned.query(
      `UPDATE prizes SET slot = 40, opens_at = now(), state = 'available' WHERE id = (${free})`,
    );
    await owned.query(
      `UPDATE prizes SET state = 'pending', claimed_at = now(), changed_at = now(), invoice_id = $1,
         registration_id = (SELECT registration_id FROM invoices WHERE id = $1) WHERE slot = 40`,
      [id],
    );
    const [told] = (await loggedEntries(app.services)).slice(before);
    expect(told).toMatchObject({
      type: 'prize_won',
      slot: 40,
      holder: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});

describe('somebody sends another’s key first', () => {
  it('takes nothing from its owner, whose code proves whose it is', async () => {
    const key = someKey();
    const thief = await send({ origin: 'key', code: key });
    expect(await stateOf(thief.id)).toBe('checking');
    const buyer = await send({ origin: 'qr', code: qrOf(key) });
    expect([await stateOf(buyer.id), await stateOf(thief.id)]).toEqual(['valid', 'invalid']);
    const back = "UPDATE invoices SET state = 'valid', reason = NULL WHERE id = $1";
    await expect(sql(back, thief.id)).rejects.toThrow();
    await expect(owned.query(back, [thief.id])).rejects.toThrow();
  });
});
