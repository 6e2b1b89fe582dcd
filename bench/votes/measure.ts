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

async function round(
  client: pg.Client,
  { triggers }: Contender,
  server: Server,
  run: { connections: number; duration: number; people: number },
): Promise<Measured> {
  await client.query(`ALTER TABLE votes ${triggers ? 'ENABLE' : 'DISABLE'} TRIGGER USER`);
  const poll = await writePoll(client, polls++);
  const result = await votesOn(server, poll, run);
  await client.query('ALTER TABLE votes ENABLE TRIGGER USER');
  return { ...result, poll, megabytes: server.memory() };
}

/**
 * All contenders in turn, `rounds` times after a warm-up, each round on a poll of its own: what else the machine does
 * hits one round and not the other, and only ever takes away, so that the best round of each is what is compared.
 */
export async function measure(
  client: pg.Client,
  contenders: readonly Contender[],
  run: { connections: number; duration: number; people: number },
  rounds: number,
): Promise<Map<Contender, Measured[]>> {
  const servers = new Map<Contender, Server>();
  const measured = new Map<Contender, Measured[]>(contenders.map((one) => [one, []]));
  try {
    for (const one of contenders) {
      const server = await startServer(one.file, one.env);
      servers.set(one, server);
      await round(client, one, server, { ...run, duration: 2_000 });
    }
    for (let n = 0; n < rounds; n += 1) {
      for (const [one, server] of servers) measured.get(one)?.push(await round(client, one, server, run));
    }
    return measured;
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()));
  }
}
