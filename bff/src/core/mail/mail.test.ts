import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { deliver } from './deliver.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

let app: TestApp;
let sink: SMTPServer;
let transport: MailTransport | null;
const received: { to: string; source: string }[] = [];
/** How many more messages the server refuses for now. */
let refusals = 0;
/** Whether it knows nobody. */
let isEmpty = false;

beforeAll(async () => {
  app = await createTestApp({ routes: [] });
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      isEmpty ? done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 })) : done(),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        refusals -= 1;
        if (refusals >= 0) return done(Object.assign(new Error('mailbox busy'), { responseCode: 451 }));
        const source = Buffer.concat(chunks).toString();
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, source });
        return done();
      });
    },
  });
  const listening = sink.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  transport = createMailTransport(
    `smtp://127.0.0.1:${port}`,
    'Fio da Meada <nao-responda@fiodameada.example>',
  );
});
afterAll(async () => {
  transport?.close();
  await new Promise<void>((resolve) => sink.close(() => resolve()));
  await app.close();
});

const queue = async (to: string, unsubscribe?: string) => {
  const { db, mail } = app.services;
  const content = {
    template: 'confirm',
    language: 'pt',
    name: 'Iara',
    link: 'http://localhost:3000/login',
    ...(unsubscribe && { unsubscribe }),
  } as const;
  await db.$transaction((tx) => mail.queue(tx, { to, ...content }));
  return db.outboxMessage.findFirstOrThrow({ where: { recipient: to } });
};
const state = async (id: string) =>
  (await app.services.db.outboxMessage.findUniqueOrThrow({ where: { id } })).state;
const someone = () => `${randomUUID()}@exemplo.example`;

describe('the outbox', () => {
  it('is emptied by the worker', async () => {
    const { id, recipient } = await queue(someone());
    const worker = await startTestWorker(app, transport);
    try {
      await expect.poll(() => state(id), { timeout: 45_000 }).toBe('sent');
    } finally {
      await worker.stop();
    }
    const mail = received.find(({ to }) => to === recipient);
    expect(mail?.source).toMatch(/^From: Fio da Meada <nao-responda@fiodameada\.example>/m);
    expect(mail?.source).toMatch(new RegExp(`^Message-ID: <${id}@fiodameada\\.example>`, 'm'));
    expect(mail?.source).toContain('multipart/alternative');
  });

  it('tells mail programs how marketing ends in one click, and nothing of the kind otherwise', async () => {
    const address = 'http://localhost:3000/unsubscribe/abc';
    const marketing = await queue(someone(), address);
    const ordinary = await queue(someone());
    for (const { id } of [marketing, ordinary])
      await deliver(app.services, transport, { messageId: id, isLast: false, now: new Date() });
    const sourceTo = (to: string) => received.find((mail) => mail.to === to)?.source;
    expect(sourceTo(marketing.recipient)).toMatch(
      /^List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\/abc>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m,
    );
    expect(sourceTo(ordinary.recipient)).not.toContain('List-Unsubscribe');
  });

  it('keeps a message the server refuses, and sends it later, once', async () => {
    refusals = 1;
    const { id, recipient } = await queue(someone());
    const worker = await startTestWorker(app, transport);
    try {
      const tried = async () =>
        (await app.services.db.outboxMessage.findUniqueOrThrow({ where: { id } })).attempts;
      await expect.poll(tried, { timeout: 45_000 }).toBe(1);
      const after = await app.services.db.outboxMessage.findUniqueOrThrow({ where: { id } });
      expect(after).toMatchObject({ state: 'queued', error: expect.stringContaining('mailbox busy') });
      // The waits between tries are seconds to hours; the job is due now.
      await app.services.pool.query('UPDATE pgboss.job SET start_after = now() WHERE data->>$1 = $2', [
        'messageId',
        id,
      ]);
      await expect.poll(() => state(id), { timeout: 45_000 }).toBe('sent');
    } finally {
      await worker.stop();
    }
    expect(received.filter(({ to }) => to === recipient)).toHaveLength(1);
  });

  it('marks as bounced, and keeps, what nobody will try again', async () => {
    refusals = 1;
    const { id } = await queue(someone());
    const attempt = { messageId: id, isLast: true, now: new Date() };
    await expect(deliver(app.services, transport, attempt)).rejects.toThrow('mailbox busy');
    expect(await state(id)).toBe('soft_bounced');
  });

  it('tries no mailbox again that is not there', async () => {
    isEmpty = true;
    const { id } = await queue(someone());
    await deliver(app.services, transport, { messageId: id, isLast: false, now: new Date() });
    isEmpty = false;
    expect(await app.services.db.outboxMessage.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'hard_bounced',
      attempts: 1,
      error: expect.stringContaining('no such user'),
    });
  });

  it('does not send twice what is sent', async () => {
    const { id, recipient } = await queue(someone());
    const attempt = { messageId: id, isLast: false, now: new Date() };
    await deliver(app.services, transport, attempt);
    await deliver(app.services, transport, attempt);
    expect(received.filter(({ to }) => to === recipient)).toHaveLength(1);
  });

  it('keeps messages to be read where there is no mail server', async () => {
    const { id } = await queue(someone());
    await deliver(app.services, null, { messageId: id, isLast: false, now: new Date() });
    expect(await state(id)).toBe('kept');
  });

  it('holds nothing of a transaction that is undone', async () => {
    const { db, mail } = app.services;
    const to = someone();
    const undone = db.$transaction(async (tx) => {
      await mail.queue(tx, {
        to,
        template: 'reset',
        language: 'en',
        name: 'Iara',
        link: 'http://localhost:3000/',
      });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await db.outboxMessage.count({ where: { recipient: to } })).toBe(0);
    const { rows } = await app.services.pool.query<{ jobs: number }>(
      `SELECT count(*)::int AS jobs FROM pgboss.job j WHERE name = 'mail'
       AND NOT EXISTS (SELECT 1 FROM outbox_messages o WHERE o.id::text = j.data->>'messageId')`,
    );
    expect(rows[0]?.jobs).toBe(0);
  });
});
