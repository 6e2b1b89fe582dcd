import type { ResponseOf, webhookDeliveries } from '@fio/contracts';
import { expect, it } from 'vitest';
import { workBacklogs } from '../../../../test/backlogs.ts';
import { happen, webhookDesk } from '../../../../test/webhook-desk.ts';

/** More than one transaction takes, and less than two. */
const MANY = 5_200;
const desk = webhookDesk();
const db = () => desk.app.services.db;
type List = ResponseOf<typeof webhookDeliveries.list>;

const get = async (id: string) => (await desk.send('GET', `/webhooks/${id}`)).body;
const inState = (state: string) => db().webhookDelivery.count({ where: { state } });
const settleAll = (state: string) =>
  db().webhookDelivery.updateMany({ data: { state, dueAt: null, finishedAt: desk.clock.now() } });
const resend = (id: string) =>
  desk.send<{ count: number }>('POST', `/webhooks/${id}/resend`, { since: '2026-01-01T00:00:00Z' });
const again = async () => {
  const where = { state: { in: ['failed', 'dropped'] } };
  const one = await db().webhookDelivery.findFirstOrThrow({ where });
  return desk.send('POST', `/webhook-deliveries/${one.id}/resend`);
};

it('goes with its endpoint a part at a time, and none of it is listed from the first on', async () => {
  const { id } = await desk.create();
  await happen(desk, MANY);
  expect((await desk.send('DELETE', `/webhooks/${id}`)).status).toBe(204);
  expect(await db().webhookDelivery.count()).toBe(200);
  const { body } = await desk.send<List>('GET', '/webhook-deliveries');
  expect([body.total, body.items]).toEqual([0, []]);
  expect(await workBacklogs(desk.app)).toEqual([{ kind: 'remove', endpointId: id }]);
  expect(await db().webhookDelivery.count()).toBe(0);
});

it('is dropped by whoever resumes, at once as far as sending goes, and nothing that happens later', async () => {
  const { id } = await desk.create();
  await desk.send('POST', `/webhooks/${id}/pause`, { version: 1 });
  await happen(desk, MANY);
  const resumed = await desk.send('POST', `/webhooks/${id}/resume`, { version: 2, waiting: 'drop' });
  expect(resumed.body).toMatchObject({ state: 'active', waiting: 0 });
  expect(await inState('waiting')).toBe(200);
  expect(await desk.pump.sendDue()).toBe(0);
  await happen(desk);
  expect([await desk.pump.sendDue(), desk.receiver.received.length]).toEqual([1, 1]);
  // What would be sent again now might be dropped with the rest.
  expect([(await again()).status, (await resend(id)).status]).toEqual([409, 409]);
  expect((await workBacklogs(desk.app)).map(({ kind }) => kind)).toEqual(['drop']);
  expect([await inState('dropped'), await inState('delivered'), await desk.pump.sendDue()]).toEqual([
    ...[MANY, 1, 0],
  ]);
  expect((await again()).status).toBe(202);
});

it('that failed is sent again a part at a time, once each', async () => {
  const { id } = await desk.create();
  await happen(desk, MANY);
  await settleAll('failed');
  const { status, body } = await resend(id);
  expect([status, body.count, await inState('waiting')]).toEqual([202, MANY, 5_000]);
  expect((await resend(id)).status).toBe(409);
  expect((await workBacklogs(desk.app)).map(({ kind }) => kind)).toEqual(['resend']);
  expect([await inState('waiting'), (await get(id)).waiting]).toEqual([MANY, MANY]);
  desk.clock.advance(1);
  await settleAll('failed');
  // Over and done with: what failed since is asked for anew.
  expect(await workBacklogs(desk.app)).toEqual([]);
  expect((await resend(id)).body.count).toBe(MANY);
  await workBacklogs(desk.app);
});

it('that failed stays so where somebody pauses before it is sent again', async () => {
  const { id } = await desk.create();
  await happen(desk, MANY);
  await settleAll('failed');
  await resend(id);
  await desk.send('POST', `/webhooks/${id}/pause`, { version: 1 });
  await desk.send('POST', `/webhooks/${id}/resume`, { version: 2, waiting: 'drop' });
  await workBacklogs(desk.app);
  expect([await inState('dropped'), await inState('failed'), await inState('waiting')]).toEqual([
    ...[5_000, 200, 0],
  ]);
});

it('is counted up to ten thousand', async () => {
  const { id } = await desk.create();
  await happen(desk, 10_100);
  expect(await get(id)).toMatchObject({ waiting: 10_001, delivered: 0, failed: 0 });
  await settleAll('failed');
  expect(await get(id)).toMatchObject({ waiting: 0, failed: 10_001 });
  expect((await resend(id)).body.count).toBe(10_001);
  const told = await db().action.findFirstOrThrow({ where: { recordId: id, action: 'send_again' } });
  // More than were counted is no number.
  expect(told.after).toEqual({ since: '2026-01-01T00:00:00Z' });
  await workBacklogs(desk.app);
  expect(await inState('waiting')).toBe(10_100);
});
