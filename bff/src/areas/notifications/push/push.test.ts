import { Script } from 'node:vm';
import type { OwnNotifications } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../../test/call.ts';
import { createTestClock, DAY, HOUR, MINUTE, type TestClock } from '../../../../test/clock.ts';
import { castVote, createPoll } from '../../../../test/content.ts';
import { createVisitor, signInVisitor } from '../../../../test/factories.ts';
import { browserKeys, startPushService, vapidOf } from '../../../../test/push-service.ts';
import { announce } from '../../../core/notifications/announce.ts';
import { runIn } from '../../../core/database/run-in.ts';
import { notificationsArea } from '../index.ts';
import { NotificationWorker } from '../NotificationWorker.ts';

/** The next noon in São Paulo: nobody's quiet hours. */
const noon = () => new Date(Math.ceil((Date.now() - 15 * HOUR) / DAY) * DAY + 15 * HOUR);

let service: Awaited<ReturnType<typeof startPushService>>;
let app: TestApp;
let clock: TestClock;
let worker: NotificationWorker;
beforeAll(async () => {
  service = await startPushService();
  clock = createTestClock(noon());
  const env = { ...BEHIND_PROXY, PUSH_SERVICES: service.url, NOTIFICATIONS_PER_MINUTE: '1000000' };
  app = await createTestApp({ clock, env });
  worker = new NotificationWorker(app.services, app.product.servicesOf(notificationsArea));
});
afterAll(async () => {
  await app.close();
  await service.close();
});

async function person() {
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
async function resolved(...people: readonly { id: string }[]) {
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
const seen = (id: string) => app.services.db.notificationEvent.findUniqueOrThrow({ where: { id } });
const arrived = (path: string) => service.taken.filter((one) => one.path === path);

describe('a browser', () => {
  it('is kept, knows itself, and is removed by its owner alone', async () => {
    const [one, other] = [await person(), await person()];
    await one.device();
    const { devices } = await one.own();
    expect(devices).toHaveLength(1);
    expect(devices[0]?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const id = devices[0]?.id ?? '';
    expect((await other.remove(id)).status).toBe(404);
    expect([(await one.remove(id)).status, (await one.own()).devices]).toEqual([200, []]);
  });

  it('of another service, with keys that are none, or for a key of ours that isn’t given, is refused', async () => {
    const { add, own } = await person();
    const { endpoint, p256dh, auth } = service.subscribe();
    for (const bad of [
      'https://evil.example/a',
      'http://127.0.0.1:1/a',
      'https://169.254.169.254/',
      'file:///a',
    ])
      expect((await add({ endpoint: bad, p256dh, auth })).status).toBe(422);
    const point = Buffer.alloc(65, 4).toString('base64url');
    expect((await add({ endpoint, p256dh: point, auth })).status).toBe(422);
    const publicKey = browserKeys().ecdh.getPublicKey('base64url');
    expect((await add({ endpoint, p256dh, auth, publicKey })).status).toBe(409);
    expect((await own()).devices).toEqual([]);
  });

  it('is whose session it is in now; its address alone takes it from nobody', async () => {
    const [one, other] = [await person(), await person()];
    const { path: _, ...keys } = await one.device();
    const stranger = browserKeys();
    const others = {
      p256dh: stranger.ecdh.getPublicKey('base64url'),
      auth: stranger.auth.toString('base64url'),
    };
    expect((await other.add({ endpoint: keys.endpoint, ...others })).status).toBe(409);
    expect((await one.own()).devices).toHaveLength(1);
    expect((await other.add(keys)).status).toBe(200);
    expect([(await one.own()).devices.length, (await other.own()).devices.length]).toEqual([0, 1]);
  });

  it('beyond ten makes the oldest go', async () => {
    const { device, own } = await person();
    await device();
    const [oldest] = (await own()).devices;
    for (let more = 0; more < 10; more += 1) {
      clock.advance(1);
      await device();
    }
    const { devices } = await own();
    expect([devices.length, devices.some(({ id }) => id === oldest?.id)]).toEqual([10, false]);
  });
});

describe('a push notification', () => {
  it('arrives on each device once, sealed for it and signed by us, and says nothing of a person', async () => {
    const one = await person();
    await one.want('theory');
    const devices = [await one.device(), await one.device()];
    const { poll, id } = await resolved(one);
    await Promise.all([worker.work(id), worker.work(id)]);
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { sent: 2 } });
    for (const { path } of devices) expect(arrived(path)).toHaveLength(1);
    const [pushed] = arrived(devices[0]?.path ?? '');
    const topic = id.replaceAll('-', '');
    expect(pushed?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic,
    });
    const { key, claims } = vapidOf(pushed?.headers.authorization);
    expect(key).toBe((await one.own()).publicKey);
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:contato@fiodameada.example' });
    expect(Number(claims['exp']) * 1_000).toBeLessThanOrEqual(Date.now() + DAY);
    expect(pushed?.payload).toMatchObject({
      title: 'Uma teoria foi resolvida',
      body: 'O farol está vivo?',
      path: `/teoria/${poll.slug}`,
      tag: topic,
      stopLabel: 'Parar',
    });
    const said = JSON.stringify(pushed?.payload);
    for (const personal of [one.email, one.name, one.lastName, one.cpf, one.id])
      expect(said).not.toContain(personal);
  });

  it('ends by its own button, without a session', async () => {
    const one = await person();
    await one.want('theory');
    const { path } = await one.device();
    const { id } = await resolved(one);
    await worker.work(id);
    const stop = arrived(path)[0]?.payload['stop'] ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await app.fetch(`/unsubscribe/${stop}`, { method: 'POST', body })).status).toBe(200);
    expect((await one.own()).subscriptions).toEqual([]);
    const where = { registrationId: one.id, granted: false };
    expect(await app.services.db.consent.findMany({ where })).toMatchObject([{ channel: 'push' }]);
  });

  it('that a browser takes no more forgets it, and the others arrive', async () => {
    const one = await person();
    await one.want('theory');
    const [gone, lost, well] = [await one.device(), await one.device(), await one.device()];
    service.answers.set(gone.path, { status: 410 }).set(lost.path, { status: 404 });
    const { id } = await resolved(one);
    await worker.work(id);
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { sent: 1, skipped: 2 } });
    expect([arrived(well.path).length, (await one.own()).devices.length]).toEqual([1, 1]);
  });

  it('waits as long as the service asks, and is tried again', async () => {
    const one = await person();
    await one.want('theory');
    const { path } = await one.device();
    service.answers.set(path, { status: 429, headers: { 'retry-after': '600' } });
    const { id } = await resolved(one);
    await worker.work(id);
    service.answers.delete(path);
    clock.advance(9 * MINUTE);
    await worker.work(id);
    expect([arrived(path).length, (await seen(id)).state]).toEqual([0, 'sending']);
    clock.advance(MINUTE);
    await worker.work(id);
    expect([arrived(path).length, (await seen(id)).state]).toEqual([1, 'sent']);
  });

  it('is given up after six tries, at once where it is refused, and follows no redirect', async () => {
    const one = await person();
    await one.want('theory');
    const [away, refused, elsewhere, target] = [
      await one.device(),
      await one.device(),
      await one.device(),
      service.subscribe(),
    ];
    service.answers
      .set(away.path, { status: 503 })
      .set(refused.path, { status: 400 })
      .set(elsewhere.path, { status: 307, headers: { location: target.endpoint } });
    const { id } = await resolved(one);
    for (let tries = 0; tries < 6; tries += 1) {
      await worker.work(id);
      clock.advance(6 * HOUR + MINUTE);
      // Whatever the hour: it is the tries that are counted.
      await app.services.db.notificationSettings.updateMany({ data: { quietFrom: 0, quietUntil: 0 } });
    }
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { failed: 3 } });
    expect(arrived(target.path)).toEqual([]);
  });

  it('of a prize goes to its winner alone, and names nothing', async () => {
    const [winner, other] = [await person(), await person()];
    for (const one of [winner, other]) {
      await one.want('prize');
      await app.services.db.notificationSettings.updateMany({ data: { quietFrom: 0, quietUntil: 0 } });
    }
    const [mine, theirs] = [await winner.device(), await other.device()];
    const { db } = app.services;
    const kind = await db.prizeKind.create({
      data: { title: 'Caneca', description: '', valueCents: 1990, position: 0 },
    });
    const { id: recordId } = await db.prize.create({
      data: {
        kindId: kind.id,
        registrationId: winner.id,
        origin: 'manual',
        state: 'pending',
        reason: 'x',
        claimedAt: clock.now(),
        changedAt: clock.now(),
      },
    });
    const won = { kind: 'prize', recordId, registrationId: winner.id } as const;
    await db.$transaction((tx) => announce(app.services, runIn(tx), [won]));
    const [event] = await db.notificationEvent.findMany({ where: { recordId } });
    await worker.work(event?.id ?? '');
    expect([arrived(mine.path).length, arrived(theirs.path).length]).toEqual([1, 0]);
    expect(arrived(mine.path)[0]?.headers['urgency']).toBe('high');
    expect(JSON.stringify(arrived(mine.path)[0]?.payload)).not.toContain('Caneca');
  });
});

describe('our own key', () => {
  it('is made once, rests sealed, and is not what the database shows', async () => {
    const { pushKeys } = app.product.servicesOf(notificationsArea);
    const [first, again] = await Promise.all([pushKeys.current(), pushKeys.current()]);
    expect(first).toBe(again);
    const row = await app.services.db.pushKey.findFirstOrThrow({ where: { retiredAt: null } });
    const { privateKey } = await pushKeys.pairOf(row.id);
    expect(Buffer.from(row.privateKeySealed).includes(Buffer.from(privateKey, 'base64url'))).toBe(false);
  });

  it('that is retired gives way to a new one, and still writes to who asked with it', async () => {
    const one = await person();
    await one.want('theory');
    await app.services.db.notificationSettings.updateMany({ data: { quietFrom: 0, quietUntil: 0 } });
    const { path } = await one.device();
    const { publicKey } = await one.own();
    await app.services.db.pushKey.updateMany({ data: { retiredAt: clock.now() } });
    expect((await one.own()).publicKey).not.toBe(publicKey);
    const { id } = await resolved(one);
    await worker.work(id);
    expect(vapidOf(arrived(path)[0]?.headers.authorization).key).toBe(publicKey);
  });
});

it('serves the service worker without its types', async () => {
  const answer = await app.fetch('/push-worker.js');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  const text = await answer.text();
  const ran = () => new Script(text).runInNewContext({ self: { addEventListener: () => undefined } });
  expect(ran).not.toThrow();
  expect((await app.fetch('/push-worker.js/other')).status).toBe(404);
});
