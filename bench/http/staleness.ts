import { setTimeout as sleep } from 'node:timers/promises';
import { load } from '../lib/load.ts';
import type { Server } from '../lib/processes.ts';
import type { BenchPoll } from '../votes/people.ts';
import { voteRequest } from '../votes/requests.ts';
import { resultsRequest } from './requests.ts';

export interface Staleness {
  readonly votes: number;
  readonly answers: number;
  /** Answers that told of fewer votes than the final count: a run in which none does proves nothing. */
  readonly partial: number;
  /** Milliseconds: the longest a vote had been acknowledged when a result without it was asked for. */
  readonly oldest: number;
}

/** Longer than results live, so that such a reader never finds a fresh one. */
const PAUSE = 1_300;

/**
 * One person after another votes through the first server, each when the one before is acknowledged, so that a total
 * of n says which votes are in: the first n. Meanwhile all servers are asked for the results, without a break and now
 * and then.
 */
export async function staleness(
  servers: readonly [Server, ...Server[]],
  poll: BenchPoll,
  { connections, duration, people }: { connections: number; duration: number; people: number },
): Promise<Staleness> {
  const acknowledged: number[] = [];
  const seen = { answers: 0, oldest: 0, totals: new Map<number, number>() };
  const judge = (askedAt: number, body: string) => {
    const { total } = JSON.parse(body) as { total: number };
    const missing = acknowledged[total];
    seen.answers += 1;
    seen.totals.set(total, (seen.totals.get(total) ?? 0) + 1);
    if (missing !== undefined) seen.oldest = Math.max(seen.oldest, askedAt - missing);
  };
  const next = () => {
    const askedAt = performance.now();
    return { bytes: resultsRequest(poll), done: ({ body }: { body: string }) => judge(askedAt, body) };
  };
  const asking = servers.map(({ port }) => load({ port, connections, duration, keepBodies: true, next }));
  const until = performance.now() + duration;
  const seldom = servers.map(async ({ port }) => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      await load({ port, connections: 1, duration: 1, keepBodies: true, next });
      await sleep(PAUSE);
    }
  });
  let person = 0;
  await load({
    port: servers[0].port,
    connections: 1,
    duration: duration - 500,
    next: () => {
      if (person >= people) return null;
      const bytes = voteRequest(poll, person++);
      return { bytes, done: ({ status }) => void (status === 201 && acknowledged.push(performance.now())) };
    },
  });
  await Promise.all([...asking, ...seldom]);
  const partial = seen.answers - (seen.totals.get(acknowledged.length) ?? 0);
  return { votes: acknowledged.length, answers: seen.answers, partial, oldest: seen.oldest };
}
