import type pg from 'pg';
import { load, type LoadResult } from '../lib/load.ts';
import { startServer, type Server } from '../lib/processes.ts';
import { writePoll, type BenchPoll } from './people.ts';
import { voteRequest } from './requests.ts';

export interface Contender {
  readonly name: string;
  readonly file: URL;
  readonly env: Record<string, string>;
  /** Ours keeps tallies and history by triggers; the obvious ways are spared them. */
  readonly triggers: boolean;
}

export interface Measured extends LoadResult {
  readonly poll: BenchPoll;
  readonly megabytes: number;
}

let polls = 0;

/** Each person of `people` votes at most once, as fast as the answers come, for `duration` milliseconds. */
export async function votesOn(
  server: Server,
  poll: BenchPoll,
  { connections, duration, people }: { connections: number; duration: number; people: number },
): Promise<LoadResult> {
  let n = 0;
  return load({
    port: server.port,
    connections,
    duration,
    next: () => (n < people ? { bytes: voteRequest(poll, n++) } : null),
  });
}

/** A fresh server and poll, a short warm-up on a poll of its own, then the measured run. */
export async function measure(
  client: pg.Client,
  { file, env, triggers }: Contender,
  run: { connections: number; duration: number; people: number },
): Promise<Measured> {
  await client.query(`ALTER TABLE votes ${triggers ? 'ENABLE' : 'DISABLE'} TRIGGER USER`);
  const server = await startServer(file, env);
  try {
    const warmUp = await writePoll(client, polls++);
    await votesOn(server, warmUp, { ...run, duration: 2_000 });
    const poll = await writePoll(client, polls++);
    const result = await votesOn(server, poll, run);
    return { ...result, poll, megabytes: server.memory() };
  } finally {
    await server.stop();
    await client.query('ALTER TABLE votes ENABLE TRIGGER USER');
  }
}
