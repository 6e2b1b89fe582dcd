import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { blockCpf, createStaff, createVisitor, PASSWORD, someCpf } from '../../../test/factories.ts';
import { createRunningDraw } from '../../../test/promotion.ts';
import { registrationBody } from '../../../test/registration-body.ts';
import { createServices } from '../../../test/services.ts';
import { unbound } from '../../../test/unbound.ts';
import { loadConfig } from '../../core/config/index.ts';
import { places } from '../../core/secrets/places.ts';
import { sealMark } from '../../core/secrets/SecretBox.ts';
import { createApp } from '../../http/app.ts';
import { createHttpServer } from '../../http/http-server.ts';
import { rotateKeys } from './rotate.command.ts';

const key = () => randomBytes(32).toString('base64url');
/** Not rotated: heads that it signed hold for good. */
const TRANSPARENCY_KEY = key();
/** Comes with the new keys to a database whose seeds the key of CPFs sealed. */
const SEED_KEY = key();
const OLD = { CPF_KEY: key(), HASH_KEY: key() };
const NEW = { CPF_KEY: `2:${key()},1:${OLD.CPF_KEY}`, HASH_KEY: `2:${key()},1:${OLD.HASH_KEY}` };

/** Serves with the old keys; `renewed` is a process that has the new ones beside them. */
let app: TestApp;
let renewed: ReturnType<typeof createServices>;
let server: Server;
const configOf = (keys: Record<string, string>) =>
  loadConfig({
    SEED_KEY,
    TRANSPARENCY_KEY,
    INVOICE_REVIEW: 'all',
    PARTICIPATING_CNPJS: 'any',
    ...keys,
    ...BEHIND_PROXY,
    DATABASE_URL: app.config.databaseUrl,
    DATA_DIR: app.config.dataDir,
    LOG_LEVEL: 'silent',
  });

beforeAll(async () => {
  app = await createTestApp({ env: { ...OLD, SEED_KEY, ...BEHIND_PROXY } });
});
afterAll(async () => {
  server.close();
  await renewed.close();
  await app.close();
});

interface Rotation {
  readonly lines: (readonly [string, object | undefined])[];
  readonly isWell: boolean;
}

/** `until`: so many steps, then the worker is gone. */
async function rotate({ isDry = false, until = Infinity } = {}): Promise<Rotation> {
  const lines: Rotation['lines'] = [];
  const run = {
    isDry,
    target: null,
    connection: null as never,
    output: (code: string, values?: object) => void lines.push([code, values]),
    progress: (done: number) => {
      if (done >= until) throw new Error('gone');
    },
  };
  return { isWell: await rotateKeys.work(renewed.services, run, renewed.product), lines };
}

const startOf = async (keys: Record<string, string>) => {
  const { start, close } = createServices(configOf(keys));
  try {
    await start();
  } finally {
    await close();
  }
};
const rowOf = (id: string) => app.services.db.registration.findUniqueOrThrow({ where: { id } });

describe('a process whose keys don’t fit its database', () => {
  it.each([
    ['another key', { ...OLD, CPF_KEY: key() }, /CPF_KEY: key 1 is not the one this database knows/],
    ['another key to hash with', { ...OLD, HASH_KEY: key() }, /HASH_KEY: key 1 is not the one/],
    ['the new without the old', { ...OLD, CPF_KEY: `2:${key()}` }, /CPF_KEY: key 1 is missing/],
  ])('doesn’t start with %s, and says which', async (_, keys, message) => {
    await expect(startOf(keys)).rejects.toThrow(message);
  });
});

describe('a database from before it knew its keys', () => {
  it('is held against what there is in it', async () => {
    const { db } = app.services;
    const visitor = await createVisitor(app.services);
    const kept = { keys: await db.encryptionKey.findMany(), inUse: await db.keyInUse.findMany() };
    const forget = async () => {
      await db.keyInUse.deleteMany();
      await db.encryptionKey.deleteMany();
    };
    await forget();
    await expect(startOf({ ...OLD, CPF_KEY: key() })).rejects.toThrow(/CPF_KEY: key 1 doesn't open/);
    await expect(startOf({ ...OLD, HASH_KEY: key() })).rejects.toThrow(/HASH_KEY: what was written/);
    await startOf(OLD);
    expect(await db.keyInUse.findFirst({ where: { name: 'CPF_KEY' } })).toMatchObject({ isBound: false });
    await forget();
    await db.encryptionKey.createMany({ data: kept.keys });
    await db.keyInUse.createMany({ data: kept.inUse });
    await db.registration.delete({ where: { id: visitor.id } });
  });
});

/** The same product with the new keys, at an address of its own. */
const anew = () => {
  const { port } = server.address() as AddressInfo;
  const fetched: TestApp['fetch'] = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { ...app, fetch: fetched };
};
const register = async (at: TestApp, cpf: string) =>
  (await call(at, 'POST', '/register', { body: registrationBody({ cpf }) })).status;

/** As CPFs were sealed before they were bound to their rows. */
const unboundCpf = (cpf: string) =>
  unbound(Buffer.from(OLD.CPF_KEY, 'base64url'), 'fio cpf encryption 1', cpf);

/** Rows from before: people, one of them stopped, staff with a second step, a committed order, a file. */
async function fill() {
  const { services } = app;
  // As in a database that was there before texts were bound, and before seeds had a key of their own.
  await services.db.keyInUse.updateMany({ where: { name: 'CPF_KEY' }, data: { isBound: false } });
  await services.db.keyInUse.delete({ where: { name: 'SEED_KEY' } });
  await services.db.encryptionKey.deleteMany({ where: { name: 'SEED_KEY' } });
  services.config.secrets.seedKeys.wait();
  const [first, stopped] = [await createVisitor(services), await createVisitor(services)];
  await createVisitor(services);
  const data = { cpfEncrypted: unboundCpf(first.cpf) };
  await services.db.registration.update({ where: { id: first.id }, data });
  await blockCpf(services, stopped.cpf);
  const staff = await createStaff(services);
  const { secret, stored } = services.vaults.twoFactor.newSecret(staff.id);
  await services.db.twoFactor.create({ data: { adminUserId: staff.id, secret: stored } });
  const drawId = await createRunningDraw(services);
  const { seedEncrypted } = await services.db.numberPool.findUniqueOrThrow({ where: { drawId } });
  return { first, stopped, staff, secret, seedEncrypted };
}

describe('a change of keys', () => {
  let before: Awaited<ReturnType<typeof fill>>;
  beforeAll(async () => {
    before = await fill();
    renewed = createServices(configOf(NEW));
    await renewed.start();
    server = createHttpServer(createApp(renewed.product, {})).listen(0, '127.0.0.1');
    await once(server, 'listening');
  }, 60_000);

  it('waits for the command, which first says what there is to do', async () => {
    expect(renewed.services.config.secrets.hashKeys.current.id).toBe(1);
    const { lines } = await rotate({ isDry: true });
    expect(lines).toMatchObject([['keysDue', { hashes: 3 }]]);
    expect((await rowOf(before.first.id)).cpfHashKey).toBe(1);
  });

  it('lets nobody register twice while it goes on, by processes with either list', async () => {
    const { db, vaults } = renewed.services;
    const cpfs = Array.from({ length: 6 }, someCpf);
    const [statuses] = await Promise.all([
      Promise.all(cpfs.flatMap((cpf) => [register(app, cpf), register(anew(), cpf)])),
      expect(rotate({ until: 2 })).rejects.toThrow('gone'),
    ]);
    expect(statuses.filter((status) => ![201, 409, 422, 503].includes(status))).toEqual([]);
    for (const cpf of cpfs) {
      await register(anew(), cpf);
      expect(await db.registration.count({ where: { cpfHash: { in: vaults.cpf.hashes(cpf) } } })).toBe(1);
    }
  }, 60_000);

  it('goes on where a worker left it, and ends with everything under the new key', async () => {
    const { db, vaults } = renewed.services;
    const { isWell, lines } = await rotate();
    expect(isWell).toBe(true);
    expect(lines).toContainEqual(['keyRetired', { name: 'CPF_KEY', id: 1 }]);
    for (const row of await db.registration.findMany()) {
      expect(sealMark(row.cpfEncrypted)).toEqual({ name: 'CPF_KEY', keyId: 2, isBound: true });
      expect(row.cpfHashKey).toBe(2);
    }
    expect(vaults.cpf.cpfOf(await rowOf(before.first.id))).toBe(before.first.cpf);
    const block = await db.blockedCpf.findFirstOrThrow();
    expect(Buffer.from(block.cpfHash)).toEqual(Buffer.from((await rowOf(before.stopped.id)).cpfHash));
    const own = await db.twoFactor.findUniqueOrThrow({ where: { adminUserId: before.staff.id } });
    expect([sealMark(own.secret).keyId, vaults.twoFactor.open(own)]).toEqual([2, before.secret]);
  }, 60_000);

  it('moves seeds from the key of CPFs to their own, and lets none be sealed with that one any more', async () => {
    const { db, vaults } = renewed.services;
    const { drawId, seedEncrypted, seedHash } = await db.numberPool.findFirstOrThrow();
    expect([sealMark(before.seedEncrypted).name, sealMark(seedEncrypted)]).toEqual([
      'CPF_KEY',
      { name: 'SEED_KEY', keyId: 1, isBound: true },
    ]);
    const seed = vaults.seeds.open(seedEncrypted, places.numberPool(drawId));
    expect(createHash('sha256').update(seed).digest()).toEqual(Buffer.from(seedHash));
    expect(() => vaults.seeds.open(before.seedEncrypted, places.numberPool(drawId))).toThrow(/not SEED_KEY/);
    const data = { listSecret: before.seedEncrypted };
    await expect(db.draw.update({ where: { id: drawId }, data })).rejects.toThrow(/SEED_KEY 1 is in use/);
  });

  it('signs people in by their CPF as before, and finds them taken', async () => {
    const { cpf } = before.first;
    const signedIn = await call(anew(), 'POST', '/login', { body: { user: cpf, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    const again = await call(anew(), 'POST', '/register', { body: registrationBody({ cpf }) });
    expect(again.body.code).toBe('CPF_FOUND');
  });

  it('refuses a text that isn’t bound to its row from then on, and a hash of another key', async () => {
    const { db, vaults, config } = renewed.services;
    const [one, other] = [await createVisitor(renewed.services), await createVisitor(renewed.services)];
    const put = (cpfEncrypted: Uint8Array<ArrayBuffer>) =>
      db.registration.update({ where: { id: one.id }, data: { cpfEncrypted } });
    expect(() => vaults.cpf.cpfOf({ ...one, cpfEncrypted: unboundCpf(one.cpf) })).toThrow(/isn't bound/);
    const swapped = await put(other.cpfEncrypted);
    expect(() => vaults.cpf.cpfOf(swapped)).toThrow(/authenticate/);
    await put(vaults.cpf.encrypt(one.cpf, places.registrationCpf(one.id)));
    const stale = config.secrets.hashKeys.keys.at(-1)?.id ?? 0;
    const data = { cpfHash: randomBytes(32), cpfHashKey: stale };
    await expect(db.registration.update({ where: { id: one.id }, data })).rejects.toThrow(/HASH_KEY 2/);
  });

  it('stops a process that lacks the new key from writing anything more', async () => {
    const { vaults } = app.services;
    await expect
      .poll(() => {
        try {
          return vaults.cpf.lookup(before.first.cpf).cpfHashKey;
        } catch (error) {
          return String(error);
        }
      })
      .toMatch(/HASH_KEY: a key is in use that this process lacks/);
  });

  it('lets the old keys go, and needs the new ones', async () => {
    const [CPF_KEY = '', HASH_KEY = ''] = [NEW.CPF_KEY, NEW.HASH_KEY].map((list) => list.split(',')[0] ?? '');
    await startOf({ CPF_KEY, HASH_KEY });
    await expect(startOf(OLD)).rejects.toThrow(/CPF_KEY: key 2 is missing/);
  });
});
