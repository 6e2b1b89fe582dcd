import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { createRunningDraw } from '../../../test/promotion.ts';
import { accessKey } from '../../../test/receipts.ts';
import { startTestWorker } from '../../../test/worker.ts';
import type { JobWorker } from '../../core/jobs/worker.ts';

const clock = createTestClock();
let app: TestApp;
let worker: JobWorker;
let staff: SignedHeaders;
beforeAll(async () => {
  const env = { ...BEHIND_PROXY, PARTICIPATING_PRODUCTS: 'Café da Meada', INVOICE_SOURCES: 'sales' };
  app = await createTestApp({ env, clock });
  worker = await startTestWorker(app);
  await createRunningDraw(app.services);
  staff = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const DAY = '2026-10-05';
const items = [{ name: 'CAFE DA MEADA 500G' }];
const tell = (sale: object) =>
  call(app, 'POST', '/admin/sales', {
    headers: staff,
    body: { sales: [{ day: DAY, value: 5990, items, ...sale }] },
  });
async function claim(key: string, value = 5990) {
  const visitor = await createVisitor(app.services);
  const headers = await signInVisitor(app.services, visitor);
  const body = { origin: 'key', code: key, purchasedOn: DAY, value };
  const sent = await call<{ id: string; state: string }>(app, 'POST', '/invoices', { headers, body });
  if (sent.status >= 400) throw new Error(JSON.stringify(sent.body));
  return { ...visitor, ...sent.body };
}
const stateOf = async (id: string) => {
  const { state, reason, confirmedBy } = await app.services.db.invoice.findUniqueOrThrow({ where: { id } });
  return [state, reason, confirmedBy];
};
const settles = (id: string, expected: readonly unknown[]) =>
  expect.poll(() => stateOf(id), { timeout: 20_000 }).toEqual(expected);

it('confirms at once what the shop has told before, its products with it', async () => {
  const key = accessKey();
  await tell({ key });
  const { id, state } = await claim(key);
  expect([state, await stateOf(id)]).toEqual(['valid', ['valid', null, 'sales']]);
  const { products } = await app.services.db.invoice.findUniqueOrThrow({ where: { id } });
  expect(products).toEqual(['Café da Meada']);
});

it('confirms what waits once the shop tells of it', async () => {
  const key = accessKey();
  const { id } = await claim(key);
  // Nobody knows its items: a person may look meanwhile.
  expect(await stateOf(id)).toEqual(['pending', null, null]);
  await tell({ key });
  await settles(id, ['valid', null, 'sales']);
});

it('gives to a person what the shop contradicts', async () => {
  const key = accessKey();
  await tell({ key });
  const { id } = await claim(key, 599_000);
  await settles(id, ['pending', null, null]);
  const said = await app.services.db.invoiceConfirmation.findMany({ where: { invoiceId: id } });
  expect(said.map(({ verdict, found }) => [verdict, found])).toEqual([['contradicted', ['value']]]);
});

it('refuses what has no product that takes part', async () => {
  const key = accessKey();
  await tell({ key, items: [{ name: 'SACOLA' }] });
  const { id } = await claim(key);
  expect((await stateOf(id)).slice(0, 2)).toEqual(['invalid', 'product']);
});

it('leaves a receipt with a CPF to its buyer, whoever came first', async () => {
  const key = accessKey();
  const thief = await claim(key);
  const owner = await claim(key);
  await tell({ key, cpf: owner.cpf });
  await settles(owner.id, ['valid', null, 'sales']);
  expect(await stateOf(thief.id)).toEqual(['invalid', 'other_claimant', null]);
});

it('leaves what others claim as it was when one more claims it', async () => {
  const key = accessKey();
  const { id } = await claim(key);
  const versionOf = () =>
    app.services.db.$queryRaw<object[]>`SELECT xmin::text, ask_at FROM invoices WHERE id = ${id}::uuid`;
  const before = await versionOf();
  await claim(key);
  expect(await versionOf()).toEqual(before);
});
