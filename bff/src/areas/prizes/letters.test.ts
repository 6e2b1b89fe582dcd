import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prizeDesk } from '../../../test/prize-desk.ts';
import { startTestWorker } from '../../../test/worker.ts';
import type { JobWorker } from '../../core/jobs/worker.ts';
import { createMailTransport, type MailTransport } from '../../core/mail/transport.ts';
import { firstAttempt } from './first-attempt.ts';

/** Whether the server takes messages about decisions now. */
let isOpen = true;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () =>
      done(isOpen ? null : Object.assign(new Error('mailbox busy'), { responseCode: 451 })),
    );
  },
});
const listening = server.listen(0, '127.0.0.1');
await once(listening, 'listening');
const smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;

const desk = prizeDesk({ SMTP_URL: smtpUrl });
let worker: JobWorker;
let transport: MailTransport | null;
beforeAll(async () => {
  transport = createMailTransport(smtpUrl, 'Fio da Meada <nao-responda@fiodameada.example>');
  worker = await startTestWorker(desk.app, transport);
});
beforeEach(() => {
  isOpen = true;
});
afterAll(async () => {
  await worker.stop();
  transport?.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const stateOfLetter = async (mailId: string | null) =>
  (await desk.app.services.db.outboxMessage.findUniqueOrThrow({ where: { id: mailId ?? '' } })).state;
/** The waits between tries are seconds to hours; the job is due now. */
const hurry = (mailId: string | null) =>
  desk.app.services.pool.query("UPDATE pgboss.job SET start_after = now() WHERE data->>'messageId' = $1", [
    mailId,
  ]);

describe('the confirmation', () => {
  it('leaves with the decision', async () => {
    const { status, body } = await desk.decide(await desk.win(), 'validate');
    expect([status, body.state]).toEqual([200, 'validated']);
    const { mailId } = await desk.prize(body.id);
    await expect.poll(() => stateOfLetter(mailId), { timeout: 45_000 }).toBe('sent');
    expect((await desk.admin('GET', `/prizes/${body.id}`)).body).toMatchObject({
      mail: 'sent',
      mailError: null,
    });
  });

  it('that the server refuses is told, the prize stays validated, and the job tries again', async () => {
    const prize = await desk.win();
    isOpen = false;
    const { status, body } = await desk.decide(prize, 'validate');
    expect([status, body]).toMatchObject([502, { code: 'CANNOT_SEND_CONFIRMATION' }]);
    const { state, mailId } = await desk.prize(prize.id);
    expect(state).toBe('validated');
    expect((await desk.admin('GET', `/prizes/${prize.id}`)).body).toMatchObject({
      mail: 'queued',
      mailError: expect.stringContaining('mailbox busy'),
    });
    const { services } = desk.app;
    const waiting = ({ signal }: AbortController) =>
      firstAttempt(Object.assign(Object.create(services) as typeof services, { signal }), mailId);
    await expect(waiting(new AbortController())).rejects.toThrow();
    // Who has gone, as a run over many never stood there, is told nothing and holds nothing up.
    const gone = new AbortController();
    gone.abort();
    await waiting(gone);
    isOpen = true;
    await hurry(mailId);
    await expect.poll(() => stateOfLetter(mailId), { timeout: 45_000 }).toBe('sent');
  });

  it('is sent again when somebody asks, and by nobody who saw another version', async () => {
    const prize = await desk.win();
    const { body } = await desk.decide(prize, 'validate');
    const again = (version: number) => desk.admin('POST', `/prizes/${prize.id}/resend`, { version });
    expect((await again(prize.version)).status).toBe(409);
    expect((await again(body.version)).status).toBe(200);
    expect((await desk.letters()).map(({ template }) => template)).toEqual([
      'prize_validated',
      'prize_validated',
    ]);
  });
});
