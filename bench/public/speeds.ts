import { load, perSecond, total } from '../lib/load.ts';
import type { Server } from '../lib/processes.ts';

export const CONNECTIONS = 64;
const ROUNDS = 5;
const MS = 1_000;

export const requestOf = (path: string, headers: Readonly<Record<string, string>> = {}): Buffer =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      'Host: localhost',
      'Accept-Encoding: br',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  );

export interface Asked {
  readonly server: Server;
  readonly bytes: Buffer;
  /** That every answer must have. */
  readonly status: number;
}

async function speed({ server: { port }, bytes, status }: Asked): Promise<number> {
  const result = await load({ port, connections: CONNECTIONS, duration: MS, next: () => ({ bytes }) });
  if (result.statuses.get(status) !== total(result) || result.lost > 0)
    throw new Error(`Not every answer was a ${status}: ${JSON.stringify([...result.statuses])}`);
  return perSecond(result);
}

/** Requests per second of each in its best round; they take turns, so that what else the machine does hits all. */
export async function speeds(asked: readonly Asked[]): Promise<number[]> {
  const best = asked.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, one] of asked.entries()) best[index] = Math.max(best[index] ?? 0, await speed(one));
  return best;
}
