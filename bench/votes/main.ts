import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { postgresTime } from '../lib/postgres-time.ts';
import { perSecond, percentile, total } from '../lib/load.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { killedRound } from './killed.ts';
import { measure, type Contender } from './measure.ts';
import { writePeople } from './people.ts';
import { copyEmpty } from './copy-empty.ts';
import { compareStored, costOf } from './beside-stored.ts';

/** Durable votes per second over HTTP, ours beside the two obvious ways, and what a crash may not lose. */
const PEOPLE = 400_000;
const RUN = { duration: 5_000, people: PEOPLE };
const ROUNDS = 4;
const KILLED = 10;
/** So many votes stored before, beside an empty table: `-- 100000000`. */
const STORED = Number(process.argv[2] ?? 0);

const database = await startDatabase();
// Tens of gigabytes may lie on the disk by now.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void database.stop().finally(() => process.exit(1)));
const client = new pg.Client({ connectionString: database.url });
// Only a run that fails half-way ends the server under this connection; its own error is the one to show.
client.on('error', () => undefined);
const key = () => randomBytes(32).toString('base64url');
const env = {
  DATABASE_URL: database.url,
  CPF_KEY: key(),
  HASH_KEY: key(),
  SEED_KEY: key(),
  TRANSPARENCY_KEY: key(),
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
  // All the load comes from one address; the limit is counted as ever, only higher.
  VOTES_PER_ADDRESS: '1000000000',
  VOTES_PER_ADDRESS_BURST: '1000000000',
};
const contender = (name: string, path: string, triggers: boolean): Contender => ({
  name,
  file: new URL(path, import.meta.url),
  env,
  client,
  databaseTime: () => postgresTime(database.pid()),
  triggers,
});
const ours = contender('group commit behind all middleware', '../../bff/src/server.ts', true);
const insert = contender('Express + one pg insert', './obvious-pg.ts', false);
const prisma = contender('Express + Prisma create', './obvious-prisma.ts', false);

try {
  console.log(`Writing ${figure(PEOPLE)} signed-in visitors …`);
  await writePeople(database.url, PEOPLE);
  const empty = STORED > 0 ? await copyEmpty(database.url) : null;
  await client.connect();
  const many = await measure([prisma, insert, ours], { ...RUN, connections: 512 }, ROUNDS);
  const speed = (one: Contender) => Math.max(...(many.get(one) ?? []).map(perSecond));
  for (const [{ name }, rounds] of many) {
    const figures = rounds.map((one) => figure(perSecond(one), 0)).join(', ');
    console.log(`${name}: ${figures} votes/s at 512 connections; ${costOf(rounds)}`);
  }
  for (const { poll, statuses, megabytes, ...result } of many.get(ours) ?? []) {
    const { rows } = await client.query<{ rows: number; people: number }>(
      'SELECT count(*)::integer AS rows, count(DISTINCT voter_id)::integer AS people FROM votes WHERE poll_id = $1',
      [poll.id],
    );
    const created = statuses.get(201) ?? 0;
    claim(
      `201s = rows = distinct persons: ${created} = ${rows[0]?.rows} = ${rows[0]?.people}`,
      created === rows[0]?.rows && created === rows[0]?.people && created === total({ ...result, statuses }),
    );
    claim(`memory of the BFF ${figure(megabytes, 0)} MB < 300 MB`, megabytes < 300);
  }
  const ratio = (other: Contender) => speed(ours) / speed(other);
  claim(`${figure(ratio(prisma))}× Express + Prisma create (at least 8×)`, ratio(prisma) >= 8);
  claim(`${figure(ratio(insert))}× Express + one pg insert (at least 3.5×)`, ratio(insert) >= 3.5);

  const few = await measure([prisma, ours], { ...RUN, connections: 128 }, ROUNDS);
  const waits = (one: Contender) => (few.get(one) ?? []).map((result) => percentile(result, 0.99));
  for (const one of few.keys()) {
    const figures = waits(one).map((wait) => figure(wait));
    console.log(`${one.name}: p99 ${figures.join(', ')} ms at 128 connections`);
  }
  const share = Math.min(...waits(ours)) / Math.min(...waits(prisma));
  claim(`p99 is ${figure(share, 2)} of Prisma's (at most 0.2)`, share <= 0.2);

  for (let round = 1; round <= KILLED; round += 1) {
    const { acknowledged, lost, rows, distinct } = await killedRound(client, ours.file, env, round);
    claim(
      `killed round ${round}: ${acknowledged} acknowledged, ${lost} lost; after the repetition ${rows} rows of ${distinct} persons`,
      acknowledged > 0 && lost === 0 && rows === distinct,
    );
  }

  if (empty) await compareStored(ours, empty, { ...RUN, votes: STORED, rounds: ROUNDS });
} finally {
  await client.end();
  await database.stop();
}
finish();
