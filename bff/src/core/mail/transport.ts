import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { failureOf } from './send-failure.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Of what may be ended: where one click does. */
  unsubscribe: string | null;
}

/** RFC 2369 and RFC 8058: mail programs show a button of their own for these. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Hands one message to a mail server; rejects with a SendFailure when the server doesn't take it. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Connections kept open at once. */
export const MAIL_CONNECTIONS = 8;

/** Without `smtpUrl` there is no transport, and messages are kept in the outbox. */
export function createMailTransport(smtpUrl: string | null, from: string): MailTransport | null {
  if (!smtpUrl) return null;
  const server = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      maxMessages: Infinity,
      // A server that hangs must not hold the job until it expires.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  // What has begun to leave is known by this alone: an error doesn't tell.
  const begun = new Set<string>();
  server.use('stream', (mail, done) => {
    const id = mail.message.messageId();
    mail.message.transform(() => new PassThrough().once('data', () => begun.add(id)));
    done();
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, html, text, unsubscribe }) => {
      // The same message sent twice (the worker died between sending and noting it) carries the same id.
      const messageId = `<${id}@${domain}>`;
      const headers = unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe);
      try {
        await server.sendMail({ to, subject, html, text, messageId, headers });
      } catch (error) {
        throw failureOf(error, begun.has(messageId));
      } finally {
        begun.delete(messageId);
      }
    },
    close: () => server.close(),
  };
}
