import type pg from 'pg';
import { load } from '../lib/load.ts';
import { startServer } from '../lib/processes.ts';
import { voterId, writePoll } from './people.ts';
import { voteRequest } from './requests.ts';

export interface Round {
  readonly acknowledged: number;
  /** Acknowledged people without a row: must be none. */
  readonly lost: number;
  readonly rows: number;
  readonly distinct: number;
}

/**
 * Votes on 128 connections while the BFF is killed with SIGKILL after a number of votes that chance picks; then a new
 * one takes the very same requests (same keys) again: what was acknowledged must be there, and nobody twice.
 */
export async function killedRound(
  client: pg.Client,
  file: URL,
  env: Record<string, string>,
  n: number,
): Promise<Round> {
  const poll = await writePoll(client, 1_000 + n);
  const server = await startServer(file, env);
  const acknowledged: number[] = [];
  const requests = new Map<number, Buffer>();
  let next = 0;
  const mark = Math.ceil(Math.random() * 3_000);
  const kill = () => server.process.kill('SIGKILL');
  const acknowledge = (person: number) => {
    if (acknowledged.push(person) === mark) kill();
  };
  // A machine too slow to get there is interrupted too.
  const late = setTimeout(kill, 4_000);
  await load({
    port: server.port,
    connections: 128,
    duration: 5_000,
    next: () => {
      if (server.process.signalCode !== null || next >= 20_000) return null;
      const person = next++;
      const bytes = voteRequest(poll, person);
      requests.set(person, bytes);
      return { bytes, done: ({ status }) => void (status === 201 && acknowledge(person)) };
    },
  });
  clearTimeout(late);
  await server.stop('SIGKILL');
  const lost = await missing(client, poll.id, acknowledged);

  const again = await startServer(file, env);
  const left = [...requests.values()];
  await load({
    port: again.port,
    connections: 128,
    duration: 20_000,
    next: () => {
      const bytes = left.pop();
      return bytes ? { bytes } : null;
    },
  });
  await again.stop();
  const { rows } = await client.query<{ rows: number; people: number }>(
    'SELECT count(*)::integer AS rows, count(DISTINCT voter_id)::integer AS people FROM votes WHERE poll_id = $1',
    [poll.id],
  );
  return {
    acknowledged: acknowledged.length,
    lost,
    rows: rows[0]?.rows ?? 0,
    distinct: rows[0]?.people === requests.size ? requests.size : -1,
  };
}

async function missing(client: pg.Client, pollId: string, people: readonly number[]): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM unnest($2::uuid[]) AS p(id)
     WHERE NOT EXISTS (SELECT FROM votes v WHERE v.poll_id = $1 AND v.voter_id = p.id)`,
    [pollId, people.map(voterId)],
  );
  return rows[0]?.n ?? -1;
}
