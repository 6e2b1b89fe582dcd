import type pg from 'pg';
import { load, type LoadResult, total } from '../lib/load.ts';
import { startServer, type Server } from '../lib/processes.ts';
import { writePoll, type BenchPoll } from './people.ts';
import { voteRequest } from './requests.ts';

export interface Contender {
  readonly name: string;
  readonly file: URL;
  readonly env: Record<string, string>;
  /** To the database that it works on. */
  readonly client: pg.Client;
  /** Processor time of the database's server so far, in milliseconds. */
  readonly databaseTime: () => number;
  /**
   * Ours keeps tallies and history by triggers, which also look up what a vote refers to; the obvious ways are spared them and have
   * foreign keys, as one writes them first.
   */
  readonly triggers: boolean;
}

export interface Measured extends LoadResult {
  readonly poll: BenchPoll;
  readonly megabytes: number;
  /** Processor time of a vote, in microseconds: in the process that answers, and in the database's server. */
  readonly cost: { readonly process: number; readonly database: number };
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

const REFERENCES = ['poll', 'voter', 'option'];

/** The table as one's own triggers and constraints want it. */
async function setTable(client: pg.Client, triggers: boolean): Promise<void> {
  await client.query(`ALTER TABLE votes ${triggers ? 'ENABLE' : 'DISABLE'} TRIGGER USER`);
  for (const to of REFERENCES)
    await client.query(
      `ALTER TABLE votes ALTER CONSTRAINT votes_${to}_id_fkey ${triggers ? 'NOT ENFORCED' : 'ENFORCED'}`,
    );
}

async function round(
  { client, databaseTime, triggers }: Contender,
  server: Server,
  run: { connections: number; duration: number; people: number },
): Promise<Measured> {
  if (!triggers) await setTable(client, false);
  const poll = await writePoll(client, polls++);
  const before = [server.processorTime(), databaseTime()] as const;
  const result = await votesOn(server, poll, run);
  const each = 1_000 / total(result);
  const cost = {
    process: (server.processorTime() - before[0]) * each,
    database: (databaseTime() - before[1]) * each,
  };
  if (!triggers) await setTable(client, true);
  return { ...result, poll, megabytes: server.memory(), cost };
}

/**
 * All contenders in turn, `rounds` times after a warm-up, each round on a poll of its own: what else the machine does
 * hits one round and not the other, and only ever takes away, so that the best round of each is what is compared.
 */
export async function measure(
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
      await round(one, server, { ...run, duration: 2_000 });
    }
    for (let n = 0; n < rounds; n += 1) {
      for (const [one, server] of servers) measured.get(one)?.push(await round(one, server, run));
    }
    return measured;
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()));
  }
}
