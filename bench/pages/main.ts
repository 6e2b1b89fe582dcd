import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { RANDOM } from '../lists/bulk.ts';
import { connected } from '../lists/connected.ts';
import { writePeople } from '../lists/people.ts';
import { writeReceipts } from '../lists/receipts.ts';
import { withFilled } from '../lists/server.ts';
import { load, perSecond, percentile, total } from '../lib/load.ts';
import { startServer, type Server } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { unboundCpf } from '../lib/unbound-cpf.ts';
import { signedInStaff } from './staff.ts';

/** What a page of the back office's large lists costs by HTTP, with its count: processor time of server and of database. */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const [CONNECTIONS, DURATION] = [16, Number(process.argv[3] ?? 10_000)];
/** In milliseconds of the server's processor time. */
const MOST = 2.5;

const secrets = { cpfKey: randomBytes(32), hashKey: randomBytes(32) };
const BFF = new URL('../../bff/src/server.ts', import.meta.url);
const env = {
  CPF_KEY: secrets.cpfKey.toString('base64url'),
  HASH_KEY: secrets.hashKey.toString('base64url'),
  SEED_KEY: randomBytes(32).toString('base64url'),
  TRANSPARENCY_KEY: randomBytes(32).toString('base64url'),
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
  SECOND_FACTOR: 'off',
};
const start = (url: string) => startServer(BFF, { ...env, DATABASE_URL: url });

const fill = (url: string) =>
  connected(url, async (client) => {
    // What is filled in has no hashes of its key, and CPFs that aren't bound to their rows: the database learns the keys first.
    await (await start(url)).stop();
    await client.query('UPDATE keys_in_use SET is_bound = false');
    await client.query(RANDOM);
    await writePeople(client, ROWS, unboundCpf(secrets.cpfKey, '52998224725'));
    await writeReceipts(client, ROWS, ROWS);
  });

/** Milliseconds that the backends of the BFF have worked so far. */
async function databaseTime(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE client_port IS NOT NULL AND pid <> pg_backend_pid()',
  );
  const times = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  });
  return times.reduce((sum, time) => sum + time, 0);
}

/** The first page, and pages beside records from anywhere in the list. */
async function addressesOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM ${table} ORDER BY md5(id::text) LIMIT 50`,
  );
  const path = `/api/admin/${table}`;
  return [path, ...rows.map(({ id }) => `${path}?page=2&after=${id}`)];
}

async function judge(client: pg.Client, server: Server, table: string, signedIn: string) {
  const requests = (await addressesOf(client, table)).map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: bench\r\n${signedIn}\r\n`),
  );
  let n = 0;
  const next = () => ({ bytes: requests[n++ % requests.length] ?? Buffer.alloc(0) });
  const ask = (duration: number) => load({ port: server.port, connections: CONNECTIONS, duration, next });
  await ask(3_000);
  const before = [server.processorTime(), await databaseTime(client)] as const;
  const result = await ask(DURATION);
  const pages = total(result);
  const [own, database] = [
    (server.processorTime() - before[0]) / pages,
    ((await databaseTime(client)) - before[1]) / pages,
  ];
  const good = result.statuses.get(200) === pages && result.lost === 0;
  if (!good) console.log(JSON.stringify([...result.statuses]));
  claim(
    `${table}: ${figure(perSecond(result), 0)} pages a second, ${figure(own, 2)} ms of the server each (at most ${MOST}) and ${figure(database, 2)} ms of the database; p99 ${figure(percentile(result, 0.99), 0)} ms`,
    good && own <= MOST,
  );
}

await withFilled(fill, (url) =>
  connected(url, async (client) => {
    const signedIn = await signedInStaff(client);
    const server = await start(url);
    for (const table of ['registrations', 'invoices']) await judge(client, server, table, signedIn);
    await server.stop();
  }),
);
finish();
