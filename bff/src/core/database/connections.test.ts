import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts';
import { openDatabase } from './client.ts';
import { createClient, createPool } from './connections.ts';
import { hostsOf } from './hosts.ts';
import { NoPrimary, Primary } from './Primary.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let database: TestDatabase;
/** A port of this machine where nobody listens. */
let nobody: number;
/** One that takes connections and never says anything. */
const silent = createServer(() => undefined);
beforeAll(async () => {
  database = await createTestDatabase();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  nobody = (gone.address() as AddressInfo).port;
  gone.close();
});
afterAll(async () => {
  silent.close();
  await database.drop();
});

/** The test's database as one host among others. */
const among = (...others: string[]) => {
  const { username, password, host, pathname } = new URL(database.url);
  return `postgresql://${username}:${password}@${[...others, host].join(',')}${pathname}?target_session_attrs=read-write`;
};
const silentHost = () => `127.0.0.1:${(silent.address() as AddressInfo).port}`;

it('reaches the host that takes writes, whatever the others do', async () => {
  const client = createClient(among(`127.0.0.1:${nobody}`, silentHost()));
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  await client.end();
  expect(rows[0]?.name).toBe(new URL(database.url).pathname.slice(1));
});

it('says of each host why it is none, as a database that is out of reach', async () => {
  const address = `postgresql://fio:secret@127.0.0.1:${nobody},localhost:${nobody}/fio`;
  const error: unknown = await new Primary(hostsOf(address)).find().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(NoPrimary);
  expect(String(error)).toMatch(/127\.0\.0\.1:\d+: .*ECONNREFUSED.*localhost:\d+: .*ECONNREFUSED/);
  expect(String(error)).not.toContain('secret');
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it('gives up a host that takes the connection and says nothing, as a database that is out of reach', async () => {
  const client = createClient(`postgresql://fio@${silentHost()}/fio`, { connectionTimeoutMillis: 50 });
  await expect(client.connect()).rejects.toSatisfy(isDatabaseUnavailable);
});

it('looks anew once the host it knew is none any more', async () => {
  const hosts = hostsOf(among('localhost:1'));
  const primary = new Primary(hosts);
  const found = await primary.find();
  expect(found).toBe(hosts[1]);
  primary.forget(hosts[0]);
  expect(await primary.find()).toBe(found);
  primary.forget(found);
  expect(await primary.find()).toBe(found);
});

it('takes a host for the primary no longer once it takes no writes', async () => {
  const name = new URL(database.url).pathname.slice(1);
  const admin = createClient(database.url);
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await expect(new Primary(hostsOf(among('localhost:1'))).find()).rejects.toThrow(/takes no writes/);
  await admin.query('SET default_transaction_read_only = off');
  await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await admin.end();
});

it.each(['one host', 'several'])('gives a connection up that says it is read only: %s', async (kind) => {
  const pool = createPool(kind === 'several' ? among('localhost:1') : database.url, { max: 1 });
  pool.on('error', () => undefined);
  const pid = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  const before = await pid();
  await pool.query('SET default_transaction_read_only = on');
  const refused: unknown = await pool.query('CREATE TABLE told (id int)').catch((cause: unknown) => cause);
  expect(isDatabaseUnavailable(refused)).toBe(true);
  expect(await pid()).not.toBe(before);
  await pool.query('CREATE TABLE told (id int)');
  await pool.query('DROP TABLE told');
  await pool.end();
});

it('has connections of both pools ready before they are asked for, and no more than a pool may have', async () => {
  const opened = openDatabase({ url: database.url, name: 'warm', max: 3, onError: () => undefined });
  await opened.warm();
  expect([opened.pool.idleCount, opened.keyed.idleCount]).toEqual([3, 5]);
  await opened.close();
  const nowhere = openDatabase({
    url: among(`127.0.0.1:${nobody}`).replace(/,.*\//, '/'),
    name: 'warm',
    onError: () => undefined,
  });
  await nowhere.warm();
  expect(nowhere.pool.totalCount).toBe(0);
  await nowhere.close();
});

it('is how every connection of the product is made', () => {
  const source = join(import.meta.dirname, '../..');
  const making = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated'))
    .filter((file) =>
      /new pg\.(?:Client|Pool)\(|new PgBoss\(\{\s*connectionString/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    );
  expect(making.toSorted()).toEqual(['core/database/Primary.ts', 'core/database/connections.ts']);
});

it('may be given up while its host is looked for', async () => {
  const closed = `postgresql://fio@127.0.0.1:${nobody},${silentHost()}/fio?target_session_attrs=read-write`;
  const client = createClient(closed);
  const connected = client.connect();
  client.sever();
  await expect(connected).rejects.toThrow();
});
