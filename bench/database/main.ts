import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { load } from '../lib/load.ts';
import { startServer } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { voterId, writePeople, writePoll } from '../votes/people.ts';
import { voteRequest } from '../votes/requests.ts';

/** PostgreSQL killed under votes, five times: how soon votes are taken again, and that none is lost meanwhile. */
const ROUNDS = 5;
const CONNECTIONS = 64;
const PER_ROUND = 80_000;

const database = await startDatabase();
const key = () => randomBytes(32).toString('base64url');
const env = {
  DATABASE_URL: database.url,
  CPF_KEY: key(),
  HASH_KEY: key(),
  SEED_KEY: key(),
  TRANSPARENCY_KEY: key(),
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
  VOTES_PER_ADDRESS: '1000000000',
  VOTES_PER_ADDRESS_BURST: '1000000000',
};

async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The last votes may have been answered by the very server that was killed: wait until there is one again. */
async function ready(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await sleep(50);
}

await writePeople(database.url, PER_ROUND);
const server = await startServer(new URL('../../bff/src/server.ts', import.meta.url), env);
const { pid } = server.process;
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const poll = await inDatabase((client) => writePoll(client, 5_000 + round));
    const acknowledged: { person: number; at: number }[] = [];
    let next = 0;
    const running = load({
      port: server.port,
      connections: CONNECTIONS,
      duration: 6_000,
      next: () => {
        if (next >= PER_ROUND) return null;
        const person = next++;
        const done = ({ status }: { status: number }) =>
          void (status === 201 && acknowledged.push({ person, at: performance.now() }));
        return { bytes: voteRequest(poll, person), done };
      },
    });
    await sleep(1_000);
    const killedAt = performance.now();
    database.kill();
    await running;
    await ready(server.port);
    // What was committed before the kill may be told of a moment later: the first that count are past the widest gap.
    const times = [killedAt, ...acknowledged.map(({ at }) => at).filter((at) => at > killedAt)];
    const gap = Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
    const { rows } = await inDatabase((client) =>
      client.query<{ n: number }>(
        `SELECT count(*)::integer AS n FROM unnest($2::uuid[]) AS p(id)
         WHERE NOT EXISTS (SELECT FROM votes v WHERE v.poll_id = $1 AND v.voter_id = p.id)`,
        [poll.id, acknowledged.map(({ person }) => voterId(person))],
      ),
    );
    const lost = rows[0]?.n ?? -1;
    claim(
      `round ${round}: votes again after ${figure(gap / 1000, 2)} s (at most 3), ${acknowledged.length} acknowledged, ${lost} lost`,
      times.length > CONNECTIONS && gap <= 3_000 && lost === 0,
    );
  }
  claim(
    `the BFF is the same process (${pid})`,
    server.process.exitCode === null && server.process.pid === pid,
  );
} finally {
  await server.stop();
  await database.stop();
}
finish();
