import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mailbox does with a message: nothing said is that it takes it. */
export type Behaviour = 'absent' | 'busy' | 'drops' | undefined;

export interface MailSink {
  readonly url: string;
  /** Addresses of what was taken, in that order. */
  readonly taken: string[];
  /** The first messages as they came, by address. */
  readonly sources: Map<string, string>;
  readonly close: () => Promise<void>;
}

/** Messages that are kept whole. */
const WHOLE = 100;

const refusal = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

/** A mail server for tests. `behaviour` is asked once for each message, by its reader. */
export async function startMailSink(behaviour: (address: string) => Behaviour): Promise<MailSink> {
  const [taken, sources] = [[] as string[], new Map<string, string>()];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, session, done) => {
      const how = behaviour(address);
      if (how === 'absent') return done(refusal('5.1.1 no such user', 550));
      if (how === 'busy') return done(refusal('4.2.2 mailbox full', 452));
      Object.assign(session, { drops: how === 'drops' });
      return done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // Taken, and the connection lost before that could be said.
        for (const { address } of session.envelope.rcptTo) {
          taken.push(address);
          if (sources.size < WHOLE) sources.set(address, Buffer.concat(chunks).toString());
        }
        if ('drops' in session && session.drops) {
          const own = [...server.connections].find((connection) => connection.session.id === session.id);
          own?.close();
          return;
        }
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    sources,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
