import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answered {
  readonly status: number;
  readonly body: string;
}

export interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  /** The next request's bytes, or null when there is nothing left to send. */
  readonly next: () => { readonly bytes: Buffer; readonly done?: (answer: Answered) => void } | null;
  /** Milliseconds; requests under way at the end are waited for. */
  readonly duration: number;
  readonly keepBodies?: boolean;
}

export interface LoadResult {
  readonly seconds: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Requests that got no answer: the connection was lost. */
  readonly lost: number;
  /** Milliseconds, ascending. */
  readonly latencies: Float64Array;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** null when nobody listens there. */
async function open(port: number): Promise<Socket | null> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => undefined);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}

/** Sends the next request on a keep-alive connection when the last one is answered. */
function worker(
  socket: Socket,
  options: LoadOptions,
  until: number,
  seen: { statuses: Map<number, number>; lost: number; latencies: number[] },
): Promise<void> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    let sentAt = 0;
    let current: ReturnType<LoadOptions['next']> = null;
    const finish = () => {
      socket.destroy();
      resolve();
    };
    const send = () => {
      current = performance.now() < until ? options.next() : null;
      if (!current) return finish();
      sentAt = performance.now();
      socket.write(current.bytes);
    };
    socket.on('close', () => {
      if (current) seen.lost += 1;
      current = null;
      resolve();
    });
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf(HEAD_END);
      if (headEnd === -1) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < headEnd + 4 + length) return;
      const status = Number(head.slice(9, 12));
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
      seen.latencies.push(performance.now() - sentAt);
      const request = current;
      current = null;
      request?.done?.({ status, body: options.keepBodies ? received.toString('utf8', headEnd + 4) : '' });
      received = Buffer.alloc(0);
      send();
    });
    if (socket.destroyed) resolve();
    else send();
  });
}

/**
 * Closed loop over plain sockets: the client costs so little that the server's work is what is measured. All connections are
 * open before the first request is sent: what is measured is requests, and of some thousands a hundred connections opened at
 * once are the slowest hundredth.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const seen = { statuses: new Map<number, number>(), lost: 0, latencies: [] as number[] };
  const sockets = await Promise.all(Array.from({ length: options.connections }, () => open(options.port)));
  const startedAt = performance.now();
  const until = startedAt + options.duration;
  const workers = sockets.flatMap((socket) => (socket ? [worker(socket, options, until, seen)] : []));
  await Promise.all(workers);
  return {
    seconds: (performance.now() - startedAt) / 1000,
    statuses: seen.statuses,
    lost: seen.lost,
    latencies: Float64Array.from(seen.latencies).sort(),
  };
}

/** The latency below which `share` of the requests stayed, in milliseconds. */
export const percentile = ({ latencies }: LoadResult, share: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;

export const total = ({ statuses }: LoadResult): number =>
  [...statuses.values()].reduce((sum, count) => sum + count, 0);
export const perSecond = (result: LoadResult): number => total(result) / result.seconds;
