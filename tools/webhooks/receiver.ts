import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook, WebhookError } from '@fio/client';
import { UserError } from '../shared/UserError.ts';

export interface Settings {
  readonly port: number;
  /** What is answered to a message that is believed and not sent on. */
  readonly status: number;
  /** None: nothing is checked. */
  readonly secrets: readonly string[];
  /** Where messages are sent on to. */
  readonly forward?: string;
}

/** A message as it came, and what became of it. */
export interface Message {
  readonly id: string;
  readonly body: string;
  /** Whether it is the product's; null where no secret is known. A refused one says why. */
  readonly isVerified: boolean | null;
  readonly problem?: string;
  /** It came before: a delivery is tried again, or sent again by hand. */
  readonly isRepeated: boolean;
  readonly answered: number;
}

const MOST_BYTES = 1024 * 1024;
const [UNAUTHORIZED, TOO_LARGE, BAD_GATEWAY] = [401, 413, 502];
/** What belongs to one connection and is not sent on. */
const OF_A_CONNECTION = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);
/** Less than the product waits for an answer. */
const PATIENCE_MS = 14_000;

/** All of a body; null where it is too much for any message of ours. */
async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  return size > MOST_BYTES ? null : Buffer.concat(chunks);
}

type Verdict = Pick<Message, 'isVerified' | 'problem'>;

async function judge(
  { headers }: IncomingMessage,
  body: Buffer,
  secrets: readonly string[],
): Promise<Verdict> {
  if (secrets.length === 0) return { isVerified: null };
  try {
    await verifyWebhook(headers, body, secrets);
    return { isVerified: true };
  } catch (error) {
    if (error instanceof WebhookError) return { isVerified: false, problem: error.message };
    throw error;
  }
}

async function sendOn(
  { headers }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  forward: string,
): Promise<number> {
  const kept = Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.has(name));
  try {
    const { status } = await fetch(forward, {
      method: 'POST',
      headers: kept.map(([name, value]) => [name, String(value)]),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return status;
  } catch {
    return BAD_GATEWAY;
  }
}

/** Receives what is sent to this machine until it is closed; `onMessage` hears of each once it is answered. */
export async function startReceiver(settings: Settings, onMessage: (message: Message) => void) {
  const { port, status, secrets, forward } = settings;
  const met = new Set<string>();
  const receive = async (request: IncomingMessage): Promise<number> => {
    const body = await bodyOf(request);
    if (body === null) return TOO_LARGE;
    const verdict = await judge(request, body, secrets);
    const isBelieved = verdict.isVerified !== false;
    const passed = () => (forward === undefined ? status : sendOn(request, body, forward));
    const answered = isBelieved ? await passed() : UNAUTHORIZED;
    const id = String(request.headers['webhook-id'] ?? '');
    onMessage({ id, body: body.toString(), ...verdict, isRepeated: met.has(id), answered });
    if (isBelieved) met.add(id);
    return answered;
  };
  const server = createServer((request, response) => {
    receive(request).then(
      (code) => response.writeHead(code).end(),
      () => response.destroy(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: Error) => {
    throw new UserError(`Port ${port} can't be listened at: ${error.message}`);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
