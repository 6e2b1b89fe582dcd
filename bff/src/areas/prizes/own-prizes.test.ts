import type { OwnPrize } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createVisitor, signInVisitor, type SignedHeaders } from '../../../test/factories.ts';
import { createInvoice, createSchedule } from '../../../test/promotion.ts';
import { claimPrize } from './claim-prize.ts';

let app: TestApp;
let registrationId: string;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp();
  await createSchedule(app.services, { slots: 50 });
});
beforeEach(async () => {
  const visitor = await createVisitor(app.services);
  registrationId = visitor.id;
  headers = await signInVisitor(app.services, visitor);
});
afterAll(() => app.close());

const mine = async () =>
  (await call<{ items: OwnPrize[] }>(app, 'GET', '/prizes/mine', { headers })).body.items;
async function win() {
  const { services } = app;
  const { id: invoiceId } = await createInvoice(services, { registrationId });
  const won = await services.db.$transaction((tx) =>
    claimPrize(services, tx, { registrationId, invoiceId, at: services.clock.now() }),
  );
  return won?.id ?? '';
}
const move = (id: string, data: { state: string; reason?: string }) =>
  app.services.db.prize.update({ where: { id }, data });

it('shows what one has won, and nothing of slots that wait', async () => {
  expect(await mine()).toEqual([]);
  const id = await win();
  expect(await mine()).toMatchObject([{ id, title: 'Par de ingressos', state: 'pending', reason: null }]);
  headers = await signInVisitor(app.services, await createVisitor(app.services));
  expect(await mine()).toEqual([]);
});

it('says why a prize is not valid', async () => {
  const id = await win();
  await move(id, { state: 'invalid', reason: 'under_age' });
  expect(await mine()).toMatchObject([{ state: 'invalid', reason: 'under_age' }]);
});
