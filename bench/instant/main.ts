import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { writePeople } from '../votes/people.ts';
import { confirmLater } from './bulk.ts';
import { killedAmid } from './killed.ts';
import { people, startTwo, takePartAll, type Contender, type Measured } from './measure.ts';
import { writePromotion } from './promotion.ts';

/** Participations through two processes, ours beside each in a transaction of its own and Express + Prisma doing the same. */
const MANY = Number(process.argv[2] ?? 100_000);
/** In all, for each way; what is slow gets fewer. */
const [OURS, SLOW] = [Math.min(10_000, MANY), Math.min(2_000, MANY)];
const SLOTS = 100;

const COUNTS = `
  SELECT count(*)::integer AS wins, count(DISTINCT slot)::integer AS slots,
    count(DISTINCT registration_id)::integer AS winners, count(DISTINCT invoice_id)::integer AS invoices,
    (SELECT count(*)::integer FROM invoices WHERE state = 'valid') AS valid,
    (SELECT count(*)::integer FROM outbox_messages WHERE template = 'invoice_accepted') AS letters,
    (SELECT count(*)::integer FROM tickets) AS numbers,
    (SELECT count(DISTINCT series * 100000 + number)::integer FROM tickets) AS distinct,
    (SELECT next FROM number_pools) AS counter
  FROM prizes WHERE state NOT IN ('default', 'available')`;
const NAMES = [
  'wins',
  'slots',
  'winners',
  'invoices',
  'valid',
  'letters',
  'numbers',
  'distinct',
  'counter',
] as const;
type Counts = Record<(typeof NAMES)[number], number>;

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
  LOG_LEVEL: 'warn',
};
const at = (path: string) => new URL(path, import.meta.url);
const ours: Contender = { name: 'one group commit', file: at('../../bff/src/server.ts') };
const alone: Contender = { name: 'a transaction each', file: at('./obvious-each.ts') };
const prisma: Contender = { name: 'Express + Prisma', file: at('./obvious-prisma.ts') };
const take = people();
const counts = async () => (await client.query<Counts>(COUNTS)).rows[0] as Counts;

async function measure({ name, file }: Contender, many: number, connections = 128): Promise<Measured> {
  const servers = await startTwo(file, env);
  await takePartAll(servers, take(100), 16);
  const result = await takePartAll(servers, take(many), connections);
  for (const server of servers) await server.stop();
  console.log(
    `${name}, ${connections} at once: ${figure(result.perSecond, 0)} participations/s, p99 ${figure(result.p99, 0)} ms, ` +
      `${figure(result.processor, 2)} ms of the servers' processor time each, ${result.unavailable} told to ask again`,
  );
  return result;
}

try {
  await writePeople(database.url, 3 * OURS + 2 * SLOW + MANY + 1_000);
  await writePromotion(database.url, { cpfKey, seedKey }, SLOTS);
  const most = await measure(ours, OURS);
  const found = await counts();
  claim(
    `wins = slots = winners = ${SLOTS}: ${found.wins} = ${found.slots} = ${found.winners}`,
    [found.wins, found.slots, found.winners, found.invoices].every((count) => count === SLOTS),
  );
  claim(
    `valid = letters = numbers = distinct = counter: ${NAMES.slice(4)
      .map((name) => found[name])
      .join(' = ')}`,
    NAMES.slice(4).every((name) => found[name] === most.accepted + 100),
  );
  const full = await measure(ours, OURS, 256);
  claim(`nobody is told to ask again at 256 at once: ${full.unavailable}`, full.unavailable === 0);
  const others = [
    { one: await measure(alone, SLOW), name: 'a transaction each', least: 10 },
    { one: await measure(prisma, SLOW), name: 'Express + Prisma', least: 8 },
  ];
  for (const { one, name, least } of others) {
    const factor = most.perSecond / one.perSecond;
    claim(`${figure(factor)}× ${name} (at least ${least}×)`, factor >= least);
  }
  const share = most.p99 / (others[0]?.one.p99 ?? 0);
  claim(`p99 is ${figure(share, 2)} of that with a transaction each (at most 0.2)`, share <= 0.2);
  const before = await counts();
  const persons = take(OURS);
  const killed = await killedAmid(ours.file, env, persons);
  const after = await counts();
  claim(
    `killed amid: ${killed.before} acknowledged, ${killed.after} after all asked again, ${after.valid - before.valid} there`,
    [killed.after, after.valid - before.valid, after.counter - before.counter].every(
      (n) => n === persons.length,
    ),
  );
  const later = await confirmLater({ ...env, LOG_LEVEL: 'silent' }, take(MANY), Math.min(500, MANY / 10));
  const factor = later.many / later.one;
  console.log(
    `confirmed later: ${figure(later.one, 0)} a second one by one, ${figure(later.many, 0)} in jobs of many`,
  );
  claim(`${figure(factor)}× one by one (at least 10×)`, factor >= 10);
} finally {
  await client.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
finish();
