import { randomUUID } from 'node:crypto';
import type { adminInvoices, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmReceipts } from '../src/areas/invoices/confirm.job.ts';
import { nameOf, type ReceiptName } from '../src/areas/invoices/receipt-lock.ts';
import type { ConfirmationSource } from '../src/engine/confirmation-source.ts';
import { createTestApp, type TestApp } from './app.ts';
import { call } from './call.ts';
import { createTestClock } from './clock.ts';
import { createStaff, createVisitor, PASSWORD, signInStaff, signInVisitor } from './factories.ts';
import { createInvoice, createRunningDraw } from './promotion.ts';
import { accessKey, SHOP } from './receipts.ts';

const clock = createTestClock(new Date('2031-11-20T15:00:00Z'));
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: { PARTICIPATING_CNPJS: SHOP, RISK_RECEIPTS_PER_HOUR: 'off' } });
  await createRunningDraw(app.services);
});
afterAll(() => app.close());

/** Holds something while two begin, until both wait, and lets them go on at once. */
async function atOnce<One, Other>(holding: string, one: () => Promise<One>, other: () => Promise<Other>) {
  const { pool } = app.services;
  const held = await pool.connect();
  await held.query('BEGIN');
  await held.query(holding);
  const both = Promise.all([one(), other()]);
  const waiting = () =>
    pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(2);
  await held.query('COMMIT');
  held.release();
  return both;
}

const part = (changes: object) => createInvoice(app.services, { series: '007', ...changes });

it('lets two reviewers read each photo as the other’s receipt', async () => {
  const { db } = app.services;
  const numbers = ['000001001', '000001002'];
  const [first, second] = await Promise.all(
    numbers.map(async (number) => {
      const { id } = await part({ origin: 'photo', cnpj: SHOP, number });
      return db.invoice.update({ where: { id }, data: { state: 'pending' } });
    }),
  );
  const approve = async (id: string | undefined, number: string | undefined) => {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    const read = { key: '', cnpj: SHOP, model: '65', series: '007', number, products: [] };
    const body = { ...read, purchasedOn: '2031-11-10', value: 5000, version: first?.version };
    const path = `/admin/invoices/${id}/approve`;
    return () => call<ResponseOf<typeof adminInvoices.approve>>(app, 'POST', path, { headers, body });
  };
  const answers = await atOnce(
    'LOCK TABLE invoice_confirmations IN SHARE MODE',
    await approve(first?.id, numbers[1]),
    await approve(second?.id, numbers[0]),
  );
  // One is right, and refuses the other as its rival.
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const left = await db.invoice.findMany({ where: { series: '007' }, orderBy: { state: 'asc' } });
  expect(left.map(({ state, reason }) => [state, reason])).toEqual([
    ['invalid', 'other_claimant'],
    ['valid', null],
  ]);
});

const evidence = { reference: '1', digest: Buffer.alloc(32) };
const confirmed = { verdict: 'confirmed', proof: 'receipt', evidence } as const;
/** Confirms whatever it is asked about. */
const source: ConfirmationSource = {
  name: 'sales',
  asked: 'at_once',
  ask: () => Promise.resolve(confirmed),
  askMany: (_ports, claims) => Promise.resolve(claims.map(() => confirmed)),
};

it('erases whose receipts a job has count at that moment, in whichever order they lie', async () => {
  const { db } = app.services;
  const visitor = await createVisitor(app.services);
  const headers = await signInVisitor(app.services, visitor);
  const ids = Array.from({ length: 3 }, () => randomUUID()).toSorted();
  const names: ReceiptName[] = [];
  for (const id of ids.toReversed()) {
    const accessed = accessKey({ month: '3111' });
    const told = { accessKey: accessed, cnpj: accessed.slice(6, 20), model: accessed.slice(20, 22) };
    const named = { ...told, series: accessed.slice(22, 25), number: accessed.slice(25, 34) };
    await part({
      id,
      registrationId: visitor.id,
      purchasedOn: new Date('2031-11-10'),
      ip: '203.0.113.9',
      ...named,
    });
    const name = nameOf(named);
    if (name) names.push(name);
  }
  const [, answered] = await atOnce(
    `SELECT FROM invoices WHERE id = '${ids[1]}' FOR NO KEY UPDATE`,
    () => confirmReceipts(app.services, { ...app.services, sources: [source] }, names),
    () => call(app, 'POST', '/privacy/deletion', { headers, body: { password: PASSWORD } }),
  );
  expect(answered.status).toBe(200);
  const left = await db.invoice.findMany({
    where: { registrationId: visitor.id },
    include: { tickets: true },
  });
  expect(left.map(({ ip }) => ip)).toEqual(ids.map(() => ''));
  // Either the job was first, and all of them count in one transaction; or they had left, and none does.
  const given = await app.services.pool.query<{ xmin: string }>(
    'SELECT xmin::text FROM tickets WHERE registration_id = $1',
    [visitor.id],
  );
  expect([0, 3]).toContain(given.rowCount);
  expect(new Set(given.rows.map(({ xmin }) => xmin)).size).toBe(given.rowCount === 0 ? 0 : 1);
  const state = given.rowCount === 0 ? 'pending' : 'valid';
  expect(left.map((invoice) => invoice.state)).toEqual(ids.map(() => state));
});
