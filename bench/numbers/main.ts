import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { openDraw } from './ours.ts';
import { fillPool, grantFromPool } from './pool.ts';
import { rate } from './rate.ts';
import { checkSpread } from './spread.ts';

/** Lucky numbers by a committed order beside the usual pool of shuffled numbers, on the same database in turns. */
const CONNECTIONS = 32;
const DURATION = 1_000;
const ROUNDS = 10;
const SERIES = 100;
const PEOPLE = 10_000;
/** An import. */
const BULK = 5_000;
const TEN_MILLION = 10_000_000;

const database = await startDatabase();
const client = new pg.Client({ connectionString: database.url });
const pool = new pg.Pool({ connectionString: database.url, max: CONNECTIONS });
// Only a run that fails half-way ends the server under these; its own error is the one to show.
client.on('error', () => undefined);
pool.on('error', () => undefined);
await client.connect();

try {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO registrations (id, cpf_hash, cpf_encrypted, name, last_name, email, phone, birth_date, state, city, password_hash)
     SELECT gen_random_uuid(), decode(md5(n::text), 'hex'), '\\x00', 'Bench', 'Bench', n || '@exemplo.example',
       (11900000000 + n)::text, '1990-01-01', 'SP', 'Campinas', '' FROM generate_series(1, $1) AS n RETURNING id`,
    [PEOPLE],
  );
  const people = rows.map(({ id }) => id);
  const person = () => people[Math.floor(Math.random() * PEOPLE)] ?? '';
  const persons = Array.from({ length: BULK }, person);
  await fillPool(client, SERIES / 10);
  const [fresh, bulk] = [await openDraw(client, pool, SERIES), await openDraw(client, pool, SERIES)];
  // Twice the series: what is left must last through all the turns.
  const late = await openDraw(client, pool, SERIES * 2, SERIES * 2 * 99_000);
  const single = (one: () => Promise<unknown>) => rate(CONNECTIONS, DURATION, one);
  const ways = {
    pool: () => single(() => grantFromPool(pool, person())),
    ours: () => single(() => fresh.one(person())),
    'ours, 99 % gone': () => single(() => late.one(person())),
    'ours in bulk': async () => BULK * (await rate(1, DURATION, () => bulk.many(persons))),
  };
  // The orders of the series are computed when their turn comes: once, and not in what is measured.
  for (const draw of [fresh, late, bulk]) await draw.many(persons);
  const rates = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, measured] of Object.entries(ways)) rates.get(name)?.push(await measured());
  for (const [name, all] of rates)
    console.log(`${name}: ${all.map((one) => figure(one, 0)).join(', ')} numbers/s`);
  const best = (name: keyof typeof ways) => Math.max(...(rates.get(name) ?? []));
  const times = (name: keyof typeof ways, of: keyof typeof ways, least: number) => {
    const factor = best(name) / best(of);
    claim(`${name}: ${figure(factor, 2)} times ${of} >= ${least}`, factor >= least);
  };
  times('ours', 'pool', 1.5);
  times('ours in bulk', 'pool', 10);
  times('ours, 99 % gone', 'ours', 0.95);
  await checkSpread(client, await openDraw(client, pool, SERIES * 2), { count: TEN_MILLION, people });
} finally {
  await pool.end();
  await client.end();
  await database.stop();
}
finish();
