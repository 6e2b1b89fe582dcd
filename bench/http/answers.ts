import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { startServer, type Server } from '../lib/processes.ts';

/** Set by node:http itself for each answer; the bare server sets its own. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive']);

export interface RecordedAnswer {
  /** Names and values in turn, as they were sent. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** One answer of the product, headers and all. */
export async function record(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<RecordedAnswer> {
  const outgoing = request({ port, path, headers, host: '127.0.0.1' }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8');
  let body = '';
  for await (const part of answer) body += String(part);
  if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}: ${body}`);
  const kept = answer.rawHeaders.filter(
    (_, index, all) => !NODES_OWN.has((all[index - (index % 2)] ?? '').toLowerCase()),
  );
  return { headers: kept, body };
}

/** A bare node:http server, in a process of its own, that gives the very same bytes to whoever asks. */
export const startBare = ({ headers, body }: RecordedAnswer): Promise<Server> =>
  startServer(
    new URL('./bare.ts', import.meta.url),
    { ANSWER_HEADERS: JSON.stringify(headers), ANSWER_BODY: body },
    '/',
  );
