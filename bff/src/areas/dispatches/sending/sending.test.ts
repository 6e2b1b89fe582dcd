import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../../test/call.ts';
import { createDispatchDesk, type DispatchDesk, everybodyIn } from '../../../../test/dispatch-desk.ts';
import { createStaff, signInStaff } from '../../../../test/factories.ts';
import { type Behaviour, type MailSink, startMailSink } from '../../../../test/mail-sink.ts';
import { deliver } from '../../../core/mail/deliver.ts';
import { createMailTransport, type MailTransport } from '../../../core/mail/transport.ts';
import { resendMail } from '../resend.command.ts';
import { DispatchWorker } from './DispatchWorker.ts';
import { startDue } from './start-due.ts';

let desk: DispatchDesk;
let sink: MailSink;
let transport: MailTransport | null;
let worker: DispatchWorker;
/** One whose mail server isn't there. */
let outOfReach: DispatchWorker;
const behaviour = new Map<string, Behaviour>();
beforeAll(async () => {
  desk = await createDispatchDesk();
  sink = await startMailSink((address) => behaviour.get(address));
  transport = createMailTransport(sink.url, 'Fio da Meada <nao-responda@fiodameada.example>');
  worker = new DispatchWorker(desk.app.services, transport);
  outOfReach = new DispatchWorker(
    desk.app.services,
    createMailTransport('smtp://127.0.0.1:1', 'nao-responda@fiodameada.example'),
  );
});
afterAll(async () => {
  transport?.close();
  await sink.close();
  await desk.app.close();
});
beforeEach(() => {
  behaviour.clear();
  sink.taken.length = 0;
});

const messages = (dispatchId: string) =>
  desk.app.services.db.outboxMessage.findMany({ where: { dispatchId }, orderBy: { recipient: 'asc' } });
const later = (minutes: number) => desk.clock.advance(minutes * 60_000);

describe('sending a dispatch', () => {
  it('writes to each of its readers once, with the way out of it', async () => {
    const people = await desk.readers('SE', 20);
    await desk.readers('SE', 2, { marketing: false });
    const { id } = await desk.begun({ audience: everybodyIn('SE') });
    await Promise.all([worker.work(id), worker.work(id)]);
    await worker.work(id);
    expect(await desk.seen(id)).toMatchObject({ state: 'sent', total: 20, counts: { sent: 20 } });
    expect(sink.taken.toSorted()).toEqual(people.toSorted());
    const source = sink.sources.get(people[0] ?? '') ?? '';
    expect(source).toMatch(/^List-Unsubscribe:\s+<http:\/\/[^>]+\/unsubscribe\/[\w-]{64}>/m);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const [first] = await messages(id);
    expect(first).toMatchObject({ state: 'sent', subject: 'Iracema, estreia hoje · Fio da Meada', html: '' });
    const { body } = await desk.ask('GET', `/${first?.id}`);
    expect(JSON.stringify(body)).toContain('Oi, Iracema!');
    expect(JSON.stringify(body)).not.toMatch(/unsubscribe\/[\w-]{64}/);
  });

  it('tells bounces from failures, and no bad address holds it up', async () => {
    const [absent = '', busy = '', drops = '', ...others] = await desk.readers('TO', 12);
    behaviour.set(absent, 'absent').set(busy, 'busy').set(drops, 'drops');
    const { id } = await desk.begun({ audience: everybodyIn('TO') });
    await worker.work(id);
    expect(await desk.seen(id)).toMatchObject({
      state: 'sending',
      counts: { sent: 9, hard_bounced: 1, unconfirmed: 1, queued: 1 },
    });
    expect(sink.taken.toSorted()).toEqual([drops, ...others].toSorted());
    behaviour.delete(busy);
    later(6);
    await worker.work(id);
    expect(await desk.seen(id)).toMatchObject({ state: 'partially_failed', counts: { sent: 10 } });
    expect(sink.taken.filter((address) => address === drops)).toHaveLength(1);
    const again = await desk.ask('POST', '/audience', { kind: 'service', audience: everybodyIn('TO') });
    expect(again.body).toMatchObject({ found: 12, suppressed: 1, readers: 11 });
    const others2 = { kind: 'service', audience: { ...everybodyIn('TO'), exceptId: id } };
    expect((await desk.ask('POST', '/audience', others2)).body).toMatchObject({ found: 1, suppressed: 1 });
  });

  it('gives a full mailbox up after three more tries', async () => {
    const [busy = ''] = await desk.readers('RO', 1);
    behaviour.set(busy, 'busy');
    const { id } = await desk.begun({ audience: everybodyIn('RO') });
    for (let time = 0; time < 4; time += 1) {
      await worker.work(id);
      later(121);
    }
    const [message] = await messages(id);
    expect(message).toMatchObject({
      state: 'soft_bounced',
      attempts: 4,
      error: expect.stringMatching(/full/),
    });
    expect(await desk.seen(id)).toMatchObject({ state: 'sent' });
  });

  it('passes over who unsubscribed in between, and follows a changed address', async () => {
    const { db } = desk.app.services;
    const [gone = '', moved = ''] = await desk.readers('AL', 2);
    const { id } = await desk.begun({ audience: everybodyIn('AL') });
    await outOfReach.work(id);
    expect(await desk.seen(id)).toMatchObject({ state: 'sending', counts: { queued: 2 } });
    expect((await desk.seen(id)).trouble).toMatch(/ECONNREFUSED/);
    await db.registration.update({ where: { email: gone }, data: { marketing: false } });
    await db.registration.update({ where: { email: moved }, data: { email: `novo-${moved}` } });
    await worker.work(id);
    expect(await desk.seen(id)).toMatchObject({
      state: 'sent',
      counts: { sent: 1, unsubscribed: 1 },
      trouble: null,
    });
    expect(sink.taken).toEqual([`novo-${moved}`]);
  });

  it('does not send again what a worker that is gone had begun', async () => {
    await desk.readers('PI', 3);
    const { id } = await desk.begun({ audience: everybodyIn('PI') });
    const { db } = desk.app.services;
    await outOfReach.work(id);
    const [lost] = await messages(id);
    await db.outboxMessage.update({ where: { id: lost?.id ?? '' }, data: { state: 'sending' } });
    await worker.work(id);
    expect(await desk.seen(id)).toMatchObject({
      state: 'partially_failed',
      counts: { sent: 2, unconfirmed: 1 },
    });
    expect(sink.taken).not.toContain(lost?.recipient);
  });
});

it('leaves what failed to itself: no other way sends a message whose text is written as it leaves', async () => {
  const { app, clock } = desk;
  const { db } = app.services;
  await desk.readers('PR', 1);
  const { id } = await desk.begun({ audience: everybodyIn('PR') });
  await outOfReach.work(id);
  const [message] = await messages(id);
  const messageId = message?.id ?? '';
  await deliver(app.services, transport, { messageId, isLast: true, now: clock.now() });
  expect([(await messages(id))[0]?.state, sink.taken]).toEqual(['queued', []]);
  await db.outboxMessage.update({ where: { id: messageId }, data: { state: 'failed' } });
  const headers = await signInStaff(app.services, await createStaff(app.services));
  const { body } = await call(app, 'POST', '/admin/dashboard/commands/resend-mail', { headers });
  expect(body).toEqual({ started: 0 });
  const told: unknown[] = [];
  const progress = () => undefined;
  const run = { isDry: true, target: null, output: (...said: unknown[]) => void told.push(said), progress };
  await resendMail.work(app.services, { ...run, connection: new Client() }, app.product);
  expect(told).toEqual([['resendable', { count: 0 }]]);
});

describe('holding a dispatch', () => {
  it('pauses, goes on, and ends for good when it is cancelled', async () => {
    await desk.readers('MS', 4);
    const { id } = await desk.begun({ audience: everybodyIn('MS') });
    await outOfReach.work(id);
    const others = { kind: 'service', audience: { ...everybodyIn('MS'), exceptId: id } };
    expect((await desk.ask('POST', '/audience', others)).body).toMatchObject({ found: 0 });
    expect((await desk.move(id, 'pause')).body).toMatchObject({ state: 'paused' });
    await worker.work(id);
    expect(sink.taken).toEqual([]);
    expect((await desk.move(id, 'resume')).body).toMatchObject({ state: 'sending' });
    expect((await desk.move(id, 'cancel')).body).toMatchObject({ state: 'cancelled' });
    await worker.work(id);
    expect(sink.taken).toEqual([]);
    expect(await desk.seen(id)).toMatchObject({ state: 'cancelled', counts: { cancelled: 4 } });
    expect((await desk.move(id, 'resume')).body.code).toBe('CONFLICT');
  });

  it('begins when it is due, and not before', async () => {
    await desk.readers('GO', 1);
    const { id, version } = await desk.draft({ audience: everybodyIn('GO') });
    const startsAt = new Date(desk.clock.now().getTime() + 3_600_000).toISOString();
    await desk.ask('POST', `/dispatch-list/${id}/run`, { version, startsAt });
    await worker.work(id);
    expect(await desk.seen(id)).toMatchObject({ state: 'scheduled', total: 0 });
    later(61);
    const asked: string[] = [];
    const jobs = {
      send: async (_tx: unknown, _queue: unknown, data: object) => void asked.push(JSON.stringify(data)),
      sendAll: () => Promise.resolve(),
      retry: () => Promise.resolve(),
    };
    await startDue({ ...desk.app.services, jobs });
    expect(asked).toContain(JSON.stringify({ dispatchId: id }));
    await worker.work(id);
    expect(await desk.seen(id)).toMatchObject({ state: 'sent', total: 1 });
  });

  it('keeps everything where there is no mail server', async () => {
    await desk.readers('ES', 2);
    const { id } = await desk.begun({ audience: everybodyIn('ES'), kind: 'service' });
    await new DispatchWorker(desk.app.services, null).work(id);
    expect(await desk.seen(id)).toMatchObject({ state: 'sent', counts: { kept: 2 } });
  });
});
