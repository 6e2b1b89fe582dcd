import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { load, percentile, perSecond, type Answered } from '../lib/load.ts';
import { startServer } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { writePeople } from '../votes/people.ts';
import { writePromotion } from './promotion.ts';
import { participation } from './request.ts';

/** Participations from two processes that race for the slots of one schedule, all of them due at once. */
const PARTICIPATIONS = 10_000;
const SLOTS = 100;
const CONNECTIONS = 32;
const LONG = 3_600_000;

const COUNTS = `
  SELECT count(*)::integer AS wins, count(DISTINCT slot)::integer AS slots,
    count(DISTINCT registration_id)::integer AS winners, count(DISTINCT invoice_id)::integer AS invoices,
    (SELECT count(*)::integer FROM invoices WHERE state = 'valid') AS valid,
    (SELECT count(*)::integer FROM tickets) AS numbers,
    (SELECT count(DISTINCT series * 100000 + number)::integer FROM tickets) AS distinct,
    (SELECT next FROM number_pools) AS counter
  FROM prizes WHERE state NOT IN ('default', 'available')`;
type Counts = Record<
  'wins' | 'slots' | 'winners' | 'invoices' | 'valid' | 'numbers' | 'distinct' | 'counter',
  number
>;

const database = await startDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fio-instant-'));
const client = new pg.Client({ connectionString: database.url });
// Only a run that fails half-way ends the server under this connection; its own error is the one to show.
client.on('error', () => undefined);
await client.connect();
const [cpfKey, seedKey] = [randomBytes(32), randomBytes(32)];
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  CPF_KEY: cpfKey.toString('base64url'),
  HASH_KEY: randomBytes(32).toString('base64url'),
  SEED_KEY: seedKey.toString('base64url'),
  TRANSPARENCY_KEY: randomBytes(32).toString('base64url'),
  INVOICE_SOURCES: 'qr_hash',
  // All come from one address, and from one till.
  RISK_ADDRESS_PEOPLE: 'off',
  RISK_NUMBERS_PER_DAY: 'off',
  PARTICIPATING_CNPJS: 'any',
  TRUST_PROXY: 'loopback',
};

try {
  await writePeople(database.url, PARTICIPATIONS);
  await writePromotion(database.url, { cpfKey, seedKey }, SLOTS);
  const file = new URL('../../bff/src/server.ts', import.meta.url);
  const servers = [await startServer(file, env), await startServer(file, env)];
  const wins = servers.map(() => 0);
  const again: number[] = [];
  let next = 0;
  const waiting = () => again.pop() ?? (next < PARTICIPATIONS ? next++ : null);
  const results = await Promise.all(
    servers.map(({ port }, index) => {
      const done =
        (n: number) =>
        ({ status, body }: Answered) => {
          if ((JSON.parse(body) as { prize?: object | null }).prize) wins[index] = (wins[index] ?? 0) + 1;
          // Too busy just now: whoever is told so asks again, with the same key.
          if (status === 503) again.push(n);
        };
      return load({
        port,
        connections: CONNECTIONS,
        duration: LONG,
        keepBodies: true,
        next: () => {
          const n = waiting();
          return n === null ? null : { bytes: participation(n), done: done(n) };
        },
      });
    }),
  );
  for (const [index, result] of results.entries()) {
    const [half, most] = [percentile(result, 0.5), percentile(result, 0.99)].map((ms) => figure(ms, 0));
    console.log(
      `process ${index + 1}: ${figure(perSecond(result))} participations/s, half below ${half} ms, p99 ${most} ms; ` +
        `${wins[index]} wins answered; statuses ${JSON.stringify([...result.statuses])}`,
    );
  }
  for (const server of servers) await server.stop();
  const { rows } = await client.query<Counts>(COUNTS);
  const found = rows[0] as Counts;
  const answered = wins.reduce((sum, one) => sum + one, 0);
  claim(
    `wins answered = kept = slots = winners = ${SLOTS}: ${answered} = ${found.wins} = ${found.slots} = ${found.winners}`,
    [answered, found.wins, found.slots, found.winners, found.invoices].every((count) => count === SLOTS),
  );
  claim(
    `valid invoices = numbers = distinct = counter: ${found.valid} = ${found.numbers} = ${found.distinct} = ${found.counter}`,
    [found.valid, found.numbers, found.distinct, found.counter].every((count) => count === PARTICIPATIONS),
  );
} finally {
  await client.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
finish();
