import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../../test/clock.ts';
import { person, pushDesk, resolved } from '../../../../test/push-desk.ts';
import { vapidOf } from '../../../../test/push-service.ts';
import { announce } from '../../../core/notifications/announce.ts';
import { runIn } from '../../../core/database/run-in.ts';
import { notificationsArea } from '../index.ts';

const desk = pushDesk();
const seen = (id: string) => desk.app.services.db.notificationEvent.findUniqueOrThrow({ where: { id } });
const arrived = (path: string) => desk.service.taken.filter((one) => one.path === path);

describe('a push notification', () => {
  it('arrives on each device once, sealed for it and signed by us, and says nothing of a person', async () => {
    const one = await person(desk);
    await one.want('theory');
    const devices = [await one.device(), await one.device()];
    const { poll, id } = await resolved(desk, one);
    await Promise.all([desk.worker.work(id), desk.worker.work(id)]);
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { push: { sent: 2 } } });
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
    expect(claims).toMatchObject({ aud: desk.service.url, sub: 'mailto:contato@fiodameada.example' });
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
    const one = await person(desk);
    await one.want('theory');
    const { path } = await one.device();
    const { id } = await resolved(desk, one);
    await desk.worker.work(id);
    const stop = arrived(path)[0]?.payload['stop'] ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await desk.app.fetch(`/unsubscribe/${stop}`, { method: 'POST', body })).status).toBe(200);
    expect((await one.own()).subscriptions).toEqual([]);
    const where = { registrationId: one.id, granted: false };
    expect(await desk.app.services.db.consent.findMany({ where })).toMatchObject([{ channel: 'push' }]);
  });

  it('that a browser takes no more forgets it, and the others arrive', async () => {
    const one = await person(desk);
    await one.want('theory');
    const [gone, lost, well] = [await one.device(), await one.device(), await one.device()];
    desk.service.answers.set(gone.path, { status: 410 }).set(lost.path, { status: 404 });
    const { id } = await resolved(desk, one);
    await desk.worker.work(id);
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { push: { sent: 1, skipped: 2 } } });
    expect([arrived(well.path).length, (await one.own()).devices.length]).toEqual([1, 1]);
  });

  it('waits as long as the service asks, and is tried again', async () => {
    const one = await person(desk);
    await one.want('theory');
    const { path } = await one.device();
    desk.service.answers.set(path, { status: 429, headers: { 'retry-after': '600' } });
    const { id } = await resolved(desk, one);
    await desk.worker.work(id);
    desk.service.answers.delete(path);
    desk.clock.advance(9 * MINUTE);
    await desk.worker.work(id);
    expect([arrived(path).length, (await seen(id)).state]).toEqual([0, 'sending']);
    desk.clock.advance(MINUTE);
    await desk.worker.work(id);
    expect([arrived(path).length, (await seen(id)).state]).toEqual([1, 'sent']);
  });

  it('of a browser whose keys seal nothing keeps nobody else’s', async () => {
    const [broken, other] = [await person(desk), await person(desk)];
    for (const one of [broken, other]) await one.want('theory');
    const [{ endpoint }, { path }] = [await broken.device(), await other.device()];
    await desk.app.services.db.pushDevice.update({ where: { endpoint }, data: { p256dh: Buffer.alloc(65) } });
    const { id } = await resolved(desk, broken, other);
    await desk.worker.work(id);
    const where = { eventId: id };
    const states = await desk.app.services.db.notification.findMany({
      where,
      select: { registrationId: true, state: true },
    });
    expect(new Map(states.map(({ registrationId, state }) => [registrationId, state]))).toEqual(
      new Map([
        [broken.id, 'waiting'],
        [other.id, 'sent'],
      ]),
    );
    expect(arrived(path)).toHaveLength(1);
  });

  it('is given up after six tries, at once where it is refused, and follows no redirect', async () => {
    const one = await person(desk);
    await one.want('theory');
    const [away, refused, elsewhere, target] = [
      await one.device(),
      await one.device(),
      await one.device(),
      desk.service.subscribe(),
    ];
    desk.service.answers
      .set(away.path, { status: 503 })
      .set(refused.path, { status: 400 })
      .set(elsewhere.path, { status: 307, headers: { location: target.endpoint } });
    const { id } = await resolved(desk, one);
    for (let tries = 0; tries < 6; tries += 1) {
      await desk.worker.work(id);
      desk.clock.advance(6 * HOUR + MINUTE);
      // Whatever the hour: it is the tries that are counted.
      await desk.app.services.db.notificationSettings.updateMany({ data: { quietFrom: 0, quietUntil: 0 } });
    }
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { push: { failed: 3 } } });
    expect(arrived(target.path)).toEqual([]);
  });

  it('of a prize goes to its winner alone, and names nothing', async () => {
    const [winner, other] = [await person(desk), await person(desk)];
    for (const one of [winner, other]) {
      await one.want('prize');
      await desk.app.services.db.notificationSettings.updateMany({ data: { quietFrom: 0, quietUntil: 0 } });
    }
    const [mine, theirs] = [await winner.device(), await other.device()];
    const { db } = desk.app.services;
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
        claimedAt: desk.clock.now(),
        changedAt: desk.clock.now(),
      },
    });
    const won = { kind: 'prize', recordId, registrationId: winner.id } as const;
    await db.$transaction((tx) => announce(desk.app.services, runIn(tx), [won]));
    const [event] = await db.notificationEvent.findMany({ where: { recordId } });
    await desk.worker.work(event?.id ?? '');
    expect([arrived(mine.path).length, arrived(theirs.path).length]).toEqual([1, 0]);
    expect(arrived(mine.path)[0]?.headers['urgency']).toBe('high');
    expect(JSON.stringify(arrived(mine.path)[0]?.payload)).not.toContain('Caneca');
    // Told of at night, and handed over before the morning.
    const at = desk.clock.now();
    await db.prize.update({ where: { id: recordId }, data: { state: 'validated', validatedAt: at } });
    await db.prize.update({ where: { id: recordId }, data: { state: 'delivered', deliveredAt: at } });
    await db.notificationEvent.update({ where: { id: event?.id ?? '' }, data: { state: 'sending' } });
    await db.notification.updateMany({ where: { eventId: event?.id ?? '' }, data: { state: 'waiting' } });
    await desk.worker.work(event?.id ?? '');
    expect(await seen(event?.id ?? '')).toMatchObject({ state: 'sent', counts: { push: { skipped: 1 } } });
  });
});

describe('our own key', () => {
  it('is made once, rests sealed, and is not what the database shows', async () => {
    const { pushKeys } = desk.app.product.servicesOf(notificationsArea);
    const [first, again] = await Promise.all([pushKeys.current(), pushKeys.current()]);
    expect(first).toBe(again);
    const row = await desk.app.services.db.pushKey.findFirstOrThrow({ where: { retiredAt: null } });
    const { privateKey } = await pushKeys.pairOf(row.id);
    expect(Buffer.from(row.privateKeySealed).includes(Buffer.from(privateKey, 'base64url'))).toBe(false);
  });

  it('that is retired gives way to a new one, and still writes to who asked with it', async () => {
    const one = await person(desk);
    await one.want('theory');
    await desk.app.services.db.notificationSettings.updateMany({ data: { quietFrom: 0, quietUntil: 0 } });
    const { path } = await one.device();
    const { publicKey } = await one.own();
    await desk.app.services.db.pushKey.updateMany({ data: { retiredAt: desk.clock.now() } });
    expect((await one.own()).publicKey).not.toBe(publicKey);
    const { id } = await resolved(desk, one);
    await desk.worker.work(id);
    expect(vapidOf(arrived(path)[0]?.headers.authorization).key).toBe(publicKey);
  });
});

it('serves the service worker without its types', async () => {
  const answer = await desk.app.fetch('/push-worker.js');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  const text = await answer.text();
  const ran = () => new Script(text).runInNewContext({ self: { addEventListener: () => undefined } });
  expect(ran).not.toThrow();
  expect((await desk.app.fetch('/push-worker.js/other')).status).toBe(404);
});
