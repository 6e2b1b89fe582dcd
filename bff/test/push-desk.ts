import type { OwnNotifications } from '@fio/contracts';
import { afterAll, beforeAll, expect } from 'vitest';
import { notificationsArea } from '../src/areas/notifications/index.ts';
import { NotificationWorker } from '../src/areas/notifications/NotificationWorker.ts';
import { announce } from '../src/core/notifications/announce.ts';
import { runIn } from '../src/core/database/run-in.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, call } from './call.ts';
import { createTestClock, DAY, HOUR, type TestClock } from './clock.ts';
import { castVote, createPoll } from './content.ts';
import { createVisitor, signInVisitor } from './factories.ts';
import { startPushService } from './push-service.ts';

/** The next noon in São Paulo: nobody's quiet hours. */
export const noon = () => new Date(Math.ceil((Date.now() - 15 * HOUR) / DAY) * DAY + 15 * HOUR);

export interface PushDesk {
  service: Awaited<ReturnType<typeof startPushService>>;
  app: TestApp;
  clock: TestClock;
  worker: NotificationWorker;
}

/** Registers the hooks of a test file and gives what they fill: the product with a push service on this machine. */
export function pushDesk(): PushDesk {
  const desk = {} as PushDesk;
  beforeAll(async () => {
    desk.service = await startPushService();
    desk.clock = createTestClock(noon());
    const env = { ...BEHIND_PROXY, PUSH_SERVICES: desk.service.url, NOTIFICATIONS_PER_MINUTE: '1000000' };
    desk.app = await createTestApp({ clock: desk.clock, env });
    desk.worker = new NotificationWorker(desk.app.services, desk.app.product.servicesOf(notificationsArea));
  });
  afterAll(async () => {
    await desk.app.close();
    await desk.service.close();
  });
  return desk;
}

/** A visitor, signed in, and what they do. */
export async function person({ app, service }: PushDesk) {
  const visitor = await createVisitor(app.services);
  const headers = await signInVisitor(app.services, visitor);
  const own = async () => (await call<OwnNotifications>(app, 'GET', '/notifications', { headers })).body;
  const add = async (body: object) =>
    call(app, 'POST', '/notifications/devices', {
      headers,
      body: { publicKey: (await own()).publicKey, ...body },
    });
  return {
    ...visitor,
    own,
    add,
    /** A browser of theirs, subscribed and kept. */
    device: async () => {
      const { path, ...keys } = service.subscribe();
      expect((await add(keys)).status).toBe(200);
      return { path, ...keys };
    },
    remove: (id: string) => call(app, 'DELETE', `/notifications/devices/${id}`, { headers }),
    want: (kind: 'theory' | 'prize', wanted = true) =>
      call(app, 'PUT', '/notifications/subscription', { headers, body: { kind, channel: 'push', wanted } }),
  };
}

/** Has a theory resolved that they answered; gives its event. */
export async function resolved({ app, clock }: PushDesk, ...people: readonly { id: string }[]) {
  const { db } = app.services;
  const poll = await createPoll(db, { state: 'closed', title: 'O farol está vivo?' });
  for (const one of people) await castVote(db, poll, 0, one);
  const truth = {
    correctOptionId: poll.options[0]?.id ?? '',
    stamp: 'confirmed',
    note: '',
    resolvedAt: clock.now(),
  };
  await db.poll.update({ where: { id: poll.id }, data: { state: 'resolved', ...truth } });
  await db.$transaction((tx) => announce(app.services, runIn(tx), [{ kind: 'theory', recordId: poll.id }]));
  const event = await db.notificationEvent.findFirstOrThrow({ where: { recordId: poll.id } });
  return { poll, id: event.id };
}
