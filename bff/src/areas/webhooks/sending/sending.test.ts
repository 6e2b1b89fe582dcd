import type { ResponseOf, webhookDeliveries } from '@fio/contracts';
import { afterEach, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../../test/clock.ts';
import { textOf } from '../../../../test/letters.ts';
import { happen, webhookDesk } from '../../../../test/webhook-desk.ts';
import { isSigned } from '../../../../test/webhook-receiver.ts';
import { MOST_TRIES } from './next-try.ts';
import { DeliveryPump } from './DeliveryPump.ts';

const desk = webhookDesk();
type Detail = ResponseOf<typeof webhookDeliveries.get>;

const rows = async () => (await desk.send<{ items: Detail[] }>('GET', '/webhook-deliveries')).body.items;
const detail = async (id = '') => (await desk.send<Detail>('GET', `/webhook-deliveries/${id}`)).body;
const first = async () => detail((await rows())[0]?.id);
const idsOf = () => desk.receiver.received.map(({ headers }) => String(headers['webhook-id']));
const later = async (milliseconds: number) => {
  desk.clock.advance(milliseconds);
  return desk.pump.sendDue();
};

const others: DeliveryPump[] = [];
const anotherPump = (idle?: number) => {
  const pump = new DeliveryPump(desk.app.services, idle);
  others.push(pump);
  return pump;
};
afterEach(async () => {
  await Promise.all(others.splice(0).map((pump) => pump.stop()));
});

it('sends a signed event, and shows request and answer', async () => {
  const { id, secret } = await desk.create();
  desk.receiver.answer = (_, response) =>
    void response.writeHead(200, { 'x-from': 'receiver' }).end('obrigado\0!');
  const { body: test } = await desk.send<{ deliveryId: string }>('POST', `/webhooks/${id}/test`);
  await desk.pump.sendDue();
  const [one, ...more] = desk.receiver.received;
  expect([more, one && isSigned(one, secret)]).toEqual([[], true]);
  const body = JSON.parse(one?.body ?? '') as object;
  const link = `${desk.app.config.adminUrl.origin}/api/admin/webhooks/${id}`;
  const timestamp = desk.clock.now().toISOString();
  expect(body).toEqual({ type: 'webhook.test', timestamp, data: { endpointId: id, link } });
  const seen = await detail(test.deliveryId);
  expect(seen).toMatchObject({ state: 'delivered', status: 200, fault: null, tries: 1, body: one?.body });
  expect(seen.attempts).toHaveLength(1);
  expect(seen.attempts[0]?.request).toContainEqual({ name: 'webhook-id', value: seen.eventId });
  expect(seen.attempts[0]?.response).toContainEqual({ name: 'x-from', value: 'receiver' });
  expect(seen.attempts[0]?.answer).toBe('obrigado\ufffd!');
});

it('tries again what failed, later each time and with the same id, and gives up in the end', async () => {
  await desk.create();
  desk.receiver.answer = (_, response) => void response.writeHead(500).end('x'.repeat(10_000));
  await happen(desk);
  await desk.pump.sendDue();
  expect(await desk.pump.sendDue()).toBe(0);
  expect(await first()).toMatchObject({ state: 'waiting', tries: 1, status: 500 });
  for (let tries = 2; tries <= MOST_TRIES; tries += 1) {
    const { dueAt } = await first();
    expect(await later(Date.parse(dueAt ?? '') - desk.clock.now().getTime())).toBe(1);
  }
  const failed = await first();
  expect(failed).toMatchObject({ state: 'failed', tries: MOST_TRIES, dueAt: null });
  expect(failed.attempts.map(({ answer }) => answer.length)).toEqual(Array(MOST_TRIES).fill(2_000));
  expect(new Set(idsOf()).size).toBe(1);
});

it('sends again by hand one, or all that failed since, with the ids they had', async () => {
  const { id } = await desk.create();
  desk.receiver.answer = (_, response) => void response.writeHead(404).end();
  await happen(desk, 2);
  await desk.pump.sendDue();
  const { db } = desk.app.services;
  const finishedAt = desk.clock.now();
  await db.webhookDelivery.updateMany({ data: { state: 'failed', dueAt: null, finishedAt } });
  desk.receiver.answer = (_, response) => void response.writeHead(204).end();
  const [one] = await rows();
  const again = () => desk.send('POST', `/webhook-deliveries/${one?.id}/resend`);
  expect([(await again()).status, (await again()).status]).toEqual([202, 409]);
  await later(1);
  const since = new Date(Date.now() - DAY).toISOString();
  expect((await desk.send<{ count: number }>('POST', `/webhooks/${id}/resend`, { since })).body.count).toBe(
    1,
  );
  await later(1);
  expect((await rows()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  expect(new Set(idsOf()).size).toBe(2);
  const { body } = await desk.send('GET', `/webhooks/${id}`);
  expect(body).toMatchObject({ delivered: 2, failed: 0, waiting: 0, failingSince: null });
});

it('follows no redirect', async () => {
  await desk.create();
  desk.receiver.answer = (_, response) => void response.writeHead(307, { location: '/other' }).end();
  await happen(desk);
  await desk.pump.sendDue();
  expect(desk.receiver.received.map(({ path }) => path)).toEqual(['/']);
  expect(await first()).toMatchObject({ state: 'waiting', status: 307 });
});

it('waits as long as a busy receiver asks', async () => {
  await desk.create();
  desk.receiver.answer = (_, response) => void response.writeHead(429, { 'retry-after': '600' }).end();
  await happen(desk);
  await desk.pump.sendDue();
  expect(await later(9 * MINUTE)).toBe(0);
  expect(await later(2 * MINUTE)).toBe(1);
});

it('ends with 410 at once, and tells the endpoint’s owner', async () => {
  const { id } = await desk.create();
  desk.receiver.answer = (_, response) => void response.writeHead(410).end();
  await happen(desk, 3);
  await desk.pump.sendDue();
  const { body } = await desk.send('GET', `/webhooks/${id}`);
  expect(body).toMatchObject({ state: 'paused', pausedFor: 'gone' });
  const { db } = desk.app.services;
  const letters = await db.outboxMessage.findMany({ where: { template: 'webhook_paused' } });
  expect(letters.map((letter) => textOf(desk.app.services, letter))).toEqual([
    expect.stringContaining('O webhook Painel, que entrega em'),
  ]);
  // Whoever said that it is gone is told nothing more.
  await happen(desk);
  expect(await rows()).toHaveLength(3);
});

it('is paused once it has failed for five days, not before, and well again with the first success', async () => {
  const { id } = await desk.create();
  const state = async () => (await desk.send('GET', `/webhooks/${id}`)).body;
  desk.receiver.answer = (_, response) => void response.writeHead(500).end();
  await happen(desk);
  await desk.pump.sendDue();
  await later(4.9 * DAY);
  expect((await state()).state).toBe('active');
  desk.receiver.answer = (_, response) => void response.writeHead(200).end();
  await later(2 * DAY);
  expect((await state()).failingSince).toBeNull();
  desk.receiver.answer = (_, response) => void response.writeHead(500).end();
  await happen(desk);
  await later(1);
  await later(5.1 * DAY);
  expect(await state()).toMatchObject({ state: 'paused', pausedFor: 'failing' });
  const { db } = desk.app.services;
  const told = await db.action.findFirstOrThrow({ where: { recordId: id, action: 'pause' } });
  expect([told.actorId, told.after]).toEqual([null, { state: 'paused', pausedFor: 'failing' }]);
});

it('one that hangs holds up nobody but itself', async () => {
  await desk.create(['log.head'], '/slow');
  await desk.create(['log.head'], '/quick');
  desk.receiver.answer = ({ path }, response) => {
    if (path === '/quick') response.writeHead(204).end();
  };
  await happen(desk, 12);
  const pump = anotherPump();
  pump.start();
  const reached = (path: string) => desk.receiver.received.filter((one) => one.path === path).length;
  await expect.poll(() => reached('/quick')).toBe(12);
  expect(reached('/slow')).toBe(4);
});

it('is sent as soon as there is room for it, however slow the answers are', async () => {
  await desk.create();
  const answers: (() => void)[] = [];
  desk.receiver.answer = (_, response) => void answers.push(() => response.writeHead(204).end());
  await happen(desk, 12);
  // It looks by itself again tomorrow.
  anotherPump(DAY).start();
  for (const reached of [4, 8, 12]) {
    await expect.poll(() => desk.receiver.received.length).toBe(reached);
    answers.splice(0).forEach((answer) => answer());
  }
});

it('is sent once by several workers at once', async () => {
  await desk.create();
  await happen(desk, 40);
  const pumps = [anotherPump(), anotherPump()];
  for (let round = 0; round < 10; round += 1) await Promise.all(pumps.map((pump) => pump.sendDue()));
  expect([idsOf().length, new Set(idsOf()).size]).toEqual([40, 40]);
});

it('whose endpoint goes meanwhile leaves nothing behind', async () => {
  const { id } = await desk.create();
  let answer = () => {};
  desk.receiver.answer = (_, response) => {
    answer = () => void response.writeHead(204).end();
  };
  await happen(desk);
  const sending = desk.pump.sendDue();
  await expect.poll(() => desk.receiver.received.length).toBe(1);
  expect((await desk.send('DELETE', `/webhooks/${id}`)).status).toBe(204);
  answer();
  await sending;
  const { db } = desk.app.services;
  expect([await db.webhookDelivery.count(), await db.webhookAttempt.count()]).toEqual([0, 0]);
});
