import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands one message to a mail server; rejects when the server doesn't take it. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Without `smtpUrl` there is no transport, and messages are kept in the outbox. */
export function createMailTransport(smtpUrl: string | null, from: string): MailTransport | null {
  if (!smtpUrl) return null;
  const server = createTransport(
    {
      url: smtpUrl,
      // A server that hangs must not hold the job until it expires.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, html, text }) => {
      // The same message sent twice (the worker died between sending and noting it) carries the same id.
      await server.sendMail({ to, subject, html, text, messageId: `<${id}@${domain}>` });
    },
    close: () => server.close(),
  };
}
