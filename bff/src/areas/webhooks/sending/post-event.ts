import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { DeliveryFault } from '@fio/contracts';
import { addressProblem, hostOf, lookupFor, NotReached, type Reach } from './destination.ts';

export interface Header {
  readonly name: string;
  readonly value: string;
}

export interface Sent {
  readonly address: string;
  readonly headers: readonly Header[];
  readonly body: string;
}

/** What was answered, or why nothing was. */
export interface Answered {
  readonly status: number | null;
  readonly fault: DeliveryFault | null;
  readonly headers: readonly Header[];
  /** Its beginning, as text. */
  readonly text: string;
}

/** Until the answer is there. */
export const PATIENCE = 15_000;
/** Bytes of an answer that are kept; no more are read. */
const KEPT = 2_000;
const MOST_HEADERS = 16_384;

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);
const nothing = (fault: DeliveryFault): Answered => ({ status: null, fault, headers: [], text: '' });

function faultOf(error: Error & { code?: string; errors?: readonly Error[] }): DeliveryFault {
  const [first] = error.errors ?? [];
  if (first !== undefined) return faultOf(first);
  if (error instanceof NotReached) return 'address';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = error.code ?? '';
  if (UNREACHABLE.has(code)) return 'unreachable';
  return /CERT|SIGNATURE|ERR_TLS|ERR_SSL/.test(code) ? 'certificate' : 'broken';
}

/** PostgreSQL keeps no NUL, and nobody reads the other controls. */
const readable = (bytes: Buffer) => bytes.toString('utf8').replace(/(?![\t\n\r])\p{Cc}/gu, '\ufffd');

function headersOf({ rawHeaders }: IncomingMessage): readonly Header[] {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [{ name: name.toLowerCase(), value: rawHeaders[index + 1] ?? '' }] : [],
  );
  return pairs.map(({ name, value }) => ({ name, value: readable(Buffer.from(value)) }));
}

/** The beginning of an answer; what follows, or never comes, is not waited for. */
async function beginning(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= KEPT) break;
    }
  } catch {
    // It said what it thinks of the delivery before it broke off.
  }
  return readable(Buffer.concat(parts).subarray(0, KEPT));
}

/**
 * Sends one event over a connection of its own, to an address that is looked at before and while it is connected to; follows
 * no redirect. Rejects only when `signal` ends it.
 */
export async function postEvent(
  { address, headers, body }: Sent,
  reach: Reach,
  signal: AbortSignal,
): Promise<Answered> {
  if (addressProblem(address, reach) !== null) return nothing('address');
  const url = new URL(address);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const patience = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send({
        method: 'POST',
        host: hostOf(url),
        port: url.port || (url.protocol === 'https:' ? 443 : 80),
        path: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
        agent: false,
        lookup: lookupFor(url, reach),
        maxHeaderSize: MOST_HEADERS,
        signal: AbortSignal.any([patience, signal]),
      });
      request.on('response', resolve).on('error', reject).end(body);
    });
    const text = await beginning(answer);
    answer.destroy();
    return { status: answer.statusCode ?? null, fault: null, headers: headersOf(answer), text };
  } catch (error) {
    if (signal.aborted) throw error;
    return nothing(patience.aborted ? 'timeout' : faultOf(error as Error));
  }
}
