import type { dashboard, ResponseOf } from '@fio/contracts';
import { protocolNumber } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, DAY, HOUR } from '../../../test/clock.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { createInvoice } from '../../../test/promotion.ts';

/** Half past midnight of the 15th in São Paulo. */
const now = new Date('2027-01-15T03:30:00Z');
/** As much before, in the evening of a day of São Paulo which is the next day in UTC. */
const ago = (days: number) => new Date(now.getTime() - days * DAY - HOUR);

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({
    clock: createTestClock(now),
    env: { ...BEHIND_PROXY, INVOICE_REVIEW_DAYS: '4' },
  });
  headers = await signInStaff(app.services, await createStaff(app.services, { type: 'admin' }));
});
afterAll(() => app.close());

const figures = async () =>
  (await call<ResponseOf<typeof dashboard.figures>>(app, 'GET', '/admin/dashboard', { headers })).body;

let sequence = 0;
const writeToSac = (subject: string, createdAt: Date, changes: object = {}) =>
  app.services.db.sacRequest.create({
    data: {
      protocol: protocolNumber(2027, (sequence += 1)),
      ...{ subject, name: 'Clara', email: 'clara@exemplo.example', language: 'pt', ip: '', createdAt },
      messages: { create: { kind: 'visitor', text: 'Oi', createdAt } },
      ...changes,
    },
  });
beforeEach(() => app.services.db.sacRequest.deleteMany());

it('has no last day where nothing waits', async () => {
  const none = { invoices: null, prizes: null, toDeliver: null, sac: null, privacy: null };
  expect((await figures()).waitingUntil).toEqual(none);
});

it('gives customer service seven days, and fifteen where it is about personal data', async () => {
  await writeToSac('privacy', ago(9));
  const asked = await figures();
  // Written on the 5th.
  expect([asked.waiting.sac, asked.waiting.privacy]).toEqual([1, 1]);
  expect(asked.waitingUntil).toMatchObject({ sac: '2027-01-20', privacy: '2027-01-20' });
  await writeToSac('prize', ago(8));
  await writeToSac('prize', ago(2));
  const { waiting, waitingSince, waitingUntil } = await figures();
  expect([waiting.sac, waiting.privacy]).toEqual([3, 1]);
  // The nearest of all, not of the oldest: over since yesterday.
  expect(waitingUntil).toMatchObject({ sac: '2027-01-13', privacy: '2027-01-20' });
  expect(waitingSince.sac).toBe(ago(9).toISOString());
});

it('counts from the first message that nobody answered', async () => {
  const { id: requestId } = await writeToSac('prize', ago(20), { answeredAt: ago(18) });
  for (const days of [3, 1])
    await app.services.db.sacMessage.create({
      data: { requestId, kind: 'visitor', text: 'E aí?', createdAt: ago(days) },
    });
  const { waitingSince, waitingUntil } = await figures();
  expect([waitingSince.sac, waitingUntil.sac]).toEqual([ago(3).toISOString(), '2027-01-18']);
});

it('gives receipts as long as the regulation does, and prizes thirty days from the win', async () => {
  const { services } = app;
  for (const days of [6, 1]) {
    const { id } = await createInvoice(services, { createdAt: ago(days) });
    await services.db.invoice.update({ where: { id }, data: { state: 'pending' } });
  }
  const { id: kindId } = await services.db.prizeKind.create({ data: { title: 'Pipoca', valueCents: 4000 } });
  const { id: registrationId } = await createVisitor(services);
  const won = (claimedAt: Date) =>
    services.db.prize.create({
      data: {
        kindId,
        registrationId,
        origin: 'manual',
        reason: 'x',
        state: 'pending',
        claimedAt,
        changedAt: now,
      },
    });
  await won(ago(40));
  for (const days of [10, 5]) {
    const { id } = await won(ago(days));
    await services.db.prize.update({ where: { id }, data: { state: 'validated', validatedAt: now } });
  }
  const { waiting, waitingUntil } = await figures();
  expect([waiting.invoices, waiting.prizes, waiting.toDeliver]).toEqual([2, 1, 2]);
  expect(waitingUntil).toMatchObject({
    invoices: '2027-01-12',
    prizes: '2027-01-04',
    toDeliver: '2027-02-03',
  });
});
