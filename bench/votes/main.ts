import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { perSecond, percentile, total } from '../lib/load.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { killedRound } from './killed.ts';
import { measure, type Contender } from './measure.ts';
import { writePeople } from './people.ts';

/** Durable votes per second over HTTP, ours beside the two obvious ways, and what a crash may not lose. */
const PEOPLE = 400_000;
const DURATION = 8_000;
const ROUNDS = 10;

const database = await startDatabase();
const client = new pg.Client({ connectionString: database.url });
// Only a run that fails half-way ends the server under this connection; its own error is the one to show.
client.on('error', () => undefined);
await client.connect();
const key = () => randomBytes(32).toString('base64url');
const env = {
  DATABASE_URL: database.url,
  CPF_KEY: key(),
  HASH_KEY: key(),
  // All the load comes from one address; the limit is counted as ever, only higher.
  VOTES_PER_ADDRESS: '1000000000',
};
const contender = (name: string, path: string, triggers: boolean): Contender => ({
  name,
  file: new URL(path, import.meta.url),
  env,
  triggers,
});
const ours = contender('group commit behind all middleware', '../../bff/src/server.ts', true);
const insert = contender('Express + one pg insert', './obvious-pg.ts', false);
const prisma = contender('Express + Prisma create', './obvious-prisma.ts', false);

try {
  console.log(`Writing ${figure(PEOPLE)} signed-in visitors …`);
  await writePeople(database.url, PEOPLE);
  const speed = new Map<Contender, number>();
  for (const one of [prisma, insert, ours]) {
    const result = await measure(client, one, { connections: 512, duration: DURATION, people: PEOPLE });
    speed.set(one, perSecond(result));
    console.log(
      `${one.name}: ${figure(perSecond(result), 0)} votes/s at 512 connections, statuses ${JSON.stringify([...result.statuses])}, ${figure(result.megabytes, 0)} MB`,
    );
    const { rows } = await client.query<{ rows: number; people: number }>(
      'SELECT count(*)::integer AS rows, count(DISTINCT voter_id)::integer AS people FROM votes WHERE poll_id = $1',
      [result.poll.id],
    );
    if (one !== ours) continue;
    const created = result.statuses.get(201) ?? 0;
    claim(
      `201s = rows = distinct persons: ${created} = ${rows[0]?.rows} = ${rows[0]?.people}`,
      created === rows[0]?.rows && created === rows[0]?.people && created === total(result),
    );
    claim(`memory of the BFF ${figure(result.megabytes, 0)} MB < 300 MB`, result.megabytes < 300);
  }
  const ratio = (other: Contender) => (speed.get(ours) ?? 0) / (speed.get(other) ?? 1);
  claim(`${figure(ratio(prisma))}× Express + Prisma create (at least 6×)`, ratio(prisma) >= 6);
  claim(`${figure(ratio(insert))}× Express + one pg insert (at least 3×)`, ratio(insert) >= 3);

  const waits = new Map<Contender, number>();
  for (const one of [prisma, ours]) {
    const result = await measure(client, one, { connections: 128, duration: DURATION, people: PEOPLE });
    waits.set(one, percentile(result, 0.99));
    console.log(`${one.name}: p99 ${figure(percentile(result, 0.99))} ms at 128 connections`);
  }
  const share = (waits.get(ours) ?? Number.NaN) / (waits.get(prisma) ?? Number.NaN);
  claim(`p99 is ${figure(share, 2)} of Prisma's (at most 0.25)`, share <= 0.25);

  for (let round = 1; round <= ROUNDS; round += 1) {
    const { acknowledged, lost, rows, distinct } = await killedRound(client, ours.file, env, round);
    claim(
      `killed round ${round}: ${acknowledged} acknowledged, ${lost} lost; after the repetition ${rows} rows of ${distinct} persons`,
      acknowledged > 0 && lost === 0 && rows === distinct,
    );
  }
} finally {
  await client.end();
  await database.stop();
}
finish();
