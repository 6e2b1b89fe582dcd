import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, DAY, HOUR, type TestClock } from '../../../test/clock.ts';
import { castVote, createPoll } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff } from '../../../test/factories.ts';
import { noon } from '../../../test/push-desk.ts';
import type { Registration } from '../../generated/prisma/client.ts';
import { decideSubscription } from './decide-subscription.ts';
import { gather } from './gather.ts';
import { notificationsArea } from './index.ts';
import { NotificationWorker } from './NotificationWorker.ts';
import { startDue } from './start-due.ts';

let app: TestApp;
let clock: TestClock;
let worker: NotificationWorker;
beforeAll(async () => {
  clock = createTestClock(noon());
  app = await createTestApp({ clock, env: { ...BEHIND_PROXY, NOTIFICATIONS_PER_MINUTE: '1000000' } });
  worker = new NotificationWorker(app.services, app.product.servicesOf(notificationsArea));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.db.notificationSubscription.deleteMany();
});

async function asker(changes: Partial<Registration> = {}, language: 'pt' | 'en' = 'pt') {
  const visitor = await createVisitor(app.services, changes);
  const decide = (wanted: boolean) =>
    app.services.db.$transaction((tx) =>
      decideSubscription(app.services, tx, {
        registrationId: visitor.id,
        kind: 'theory',
        channel: 'email',
        wanted,
        from: 'web',
        language,
        ip: '',
        userAgent: '',
      }),
    );
  await decide(true);
  return { ...visitor, decide };
}

async function answered(...people: readonly { id: string }[]) {
  const poll = await createPoll(app.services.db, { state: 'closed', title: 'O farol está vivo?' });
  for (const [index, one] of people.entries()) await castVote(app.services.db, poll, index % 2, one);
  return poll;
}

async function resolve({ id, options, version }: Awaited<ReturnType<typeof answered>>) {
  const headers = await signInStaff(app.services, await createStaff(app.services));
  const truth = { correctOptionId: options[0]?.id, stamp: 'confirmed', note: 'Foi no episódio 3.' };
  await call(app, 'POST', `/admin/polls/${id}/resolve`, { headers, body: { version, ...truth } });
  return app.services.db.notificationEvent.findFirstOrThrow({ where: { recordId: id } });
}

const letters = (recipient: string) => app.services.db.outboxMessage.findMany({ where: { recipient } });
const seen = (id: string) => app.services.db.notificationEvent.findUniqueOrThrow({ where: { id } });

describe('a theory that is resolved', () => {
  it('is told to who answered it and asked, once, in the language they asked in, with the way out', async () => {
    const [hit, missed, stranger] = [await asker(), await asker({}, 'en'), await asker()];
    const silent = await createVisitor(app.services);
    const { id } = await resolve(await answered(hit, missed, silent));
    await Promise.all([worker.work(id), worker.work(id)]);
    await worker.work(id);
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { email: { sent: 2 } } });
    const [[mine], [theirs]] = [await letters(hit.email), await letters(missed.email)];
    expect(mine).toMatchObject({
      template: 'theory_resolved',
      subject: 'Saiu a resposta: O farol está vivo? · Fio da Meada',
      unsubscribe: app.services.mail.unsubscribeLinks.addressFor(hit.id, {
        kind: 'theory',
        channel: 'email',
      }),
    });
    expect(mine?.text).toContain('A resposta certa: Sim. Você acertou!');
    expect(mine?.text).toContain('Parar estes avisos');
    expect(theirs?.text).toContain('The right answer: Sim. This time you gave another answer.');
    for (const { email } of [stranger, silent]) expect(await letters(email)).toEqual([]);
    for (const { email } of [hit, missed]) expect(await letters(email)).toHaveLength(1);
  });

  it('is not told to who ended it, left, is barred or has no address by the time of sending', async () => {
    const now = clock.now();
    const people = [
      await asker({ disabledAt: now, disabledReason: 'Abuso.' }),
      await asker({ blockedAt: now }),
      await asker({ emailVerifiedAt: null }),
    ];
    const [ended, bounced, well] = [await asker(), await asker(), await asker()];
    await app.services.db.outboxMessage.create({
      data: {
        recipient: bounced.email,
        template: 'x',
        subject: '',
        html: '',
        text: '',
        state: 'hard_bounced',
      },
    });
    const { id } = await resolve(await answered(...people, ended, bounced, well));
    await gather(app.services, id, Infinity);
    await ended.decide(false);
    await worker.work(id);
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { email: { sent: 1, skipped: 5 } } });
    expect(await letters(well.email)).toHaveLength(1);
  });

  it('is told in the morning to who sleeps', async () => {
    const sleeper = await asker();
    const poll = await answered(sleeper);
    clock.advance(11 * HOUR);
    const { id } = await resolve(poll);
    await worker.work(id);
    clock.advance(8 * HOUR);
    await worker.work(id);
    expect([await letters(sleeper.email), (await seen(id)).state]).toEqual([[], 'sending']);
    clock.advance(HOUR);
    await startDue(app.services);
    await worker.work(id);
    expect(await letters(sleeper.email)).toHaveLength(1);
    clock.advance(4 * HOUR);
  });

  it('is not told while its answer is taken back, and never after a week', async () => {
    const visitor = await asker();
    const poll = await answered(visitor);
    const { id } = await resolve(poll);
    await app.services.db.$executeRaw`
      UPDATE polls SET state = 'closed', correct_option_id = NULL, stamp = NULL, note = NULL, resolved_at = NULL
      WHERE id = ${poll.id}::uuid`;
    await worker.work(id);
    expect([await letters(visitor.email), (await seen(id)).state]).toEqual([[], 'sending']);
    clock.advance(8 * DAY);
    await worker.work(id);
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { email: { skipped: 1 } } });
    expect(await letters(visitor.email)).toEqual([]);
  });

  it('goes on where a worker left off, page by page', async () => {
    const people = [await asker(), await asker(), await asker()];
    const { id } = await resolve(await answered(...people));
    // As if the first page had been written, and its worker killed.
    const [first] = people.map((one) => one.id).toSorted();
    await app.services.db.notification.create({
      data: { eventId: id, registrationId: first ?? '', channel: 'email', dueAt: clock.now() },
    });
    await app.services.db.notificationEvent.update({ where: { id }, data: { cursor: first ?? '' } });
    await worker.work(id);
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { email: { sent: 3 } } });
    for (const { email } of people) expect(await letters(email)).toHaveLength(1);
  });

  it('waits for its pace by what left, so that one person’s doesn’t take the time of fifty', async () => {
    const config = { ...app.services.config, notificationsPerMinute: 1 };
    const slow = new NotificationWorker(
      { ...app.services, config },
      app.product.servicesOf(notificationsArea),
    );
    const visitor = await asker();
    const { id } = await resolve(await answered(visitor));
    await slow.work(id);
    expect(await seen(id)).toMatchObject({ state: 'sent', counts: { email: { sent: 1 } } });
  });

  it('that is cancelled goes to nobody more', async () => {
    const visitor = await asker();
    const { id } = await resolve(await answered(visitor));
    await app.services.db.notificationEvent.update({ where: { id }, data: { state: 'cancelled' } });
    await worker.work(id);
    expect(await letters(visitor.email)).toEqual([]);
  });
});
