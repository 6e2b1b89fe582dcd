import type { MyInvoice } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';
import { createRunningDraw, createSchedule } from '../../../test/promotion.ts';
import { accessKey, knowShop, qrOf } from '../../../test/receipts.ts';

let app: TestApp;
let headers: SignedHeaders;
let visitor: { id: string; email: string };
afterEach(() => app.close());

async function startApp(env: Record<string, string> = {}) {
  app = await createTestApp({ env: { ...BEHIND_PROXY, ...env } });
  await knowShop(app.services);
  visitor = await createVisitor(app.services);
  headers = await signInVisitor(app.services, visitor);
}
const send = () => {
  const purchasedOn = todayInSaoPaulo(app.services.clock.now());
  const code = accessKey({ month: purchasedOn.slice(2, 4) + purchasedOn.slice(5, 7) });
  const body = { origin: 'qr', code: qrOf(code), purchasedOn, value: 5000 };
  return call<MyInvoice>(app, 'POST', '/invoices', { headers, body });
};
const letters = async () =>
  (await app.services.db.outboxMessage.findMany({ where: { recipient: visitor.email } }))
    .map(({ template }) => template)
    .toSorted();

it('wins in the same answer when a moment has come, and no more than one may', async () => {
  await startApp();
  await createRunningDraw(app.services);
  await createSchedule(app.services, { slots: 40 });
  const first = (await send()).body;
  expect(first).toMatchObject({
    state: 'valid',
    prize: { title: 'Par de ingressos', state: 'pending', image: null },
  });
  expect(await letters()).toEqual(['invoice_accepted', 'prize_won']);
  const second = (await send()).body;
  expect([second.state, second.prize, second.numbers.length]).toEqual(['valid', null, 1]);
});

it('waits for a person where all of them do', async () => {
  await startApp({ INVOICE_REVIEW: 'all' });
  await createRunningDraw(app.services);
  const { status, body } = await send();
  expect([status, body.state, body.numbers, body.reviewedAt]).toEqual([201, 'pending', [], null]);
  expect(await letters()).toEqual([]);
});

it('is not half done when no number is left', async () => {
  await startApp();
  await createRunningDraw(app.services, { series: 1, given: 100_000 });
  const { status, body } = await send();
  expect([status, body.code]).toEqual([409, 'LUCK_NUMBERS_REACHED']);
  expect(await app.services.db.invoice.count()).toBe(0);
  expect(await letters()).toEqual([]);
});
