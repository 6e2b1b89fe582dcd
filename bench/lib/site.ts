import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../federation/build.ts';
import { federatedShell, publicRemote } from '../federation/configurations.ts';
import { demonstration } from '../federation/demonstration.ts';
import { startDatabase } from './database.ts';
import { startServer, type Server } from './processes.ts';

export interface Site {
  readonly server: Server;
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly origin: string;
  readonly databaseUrl: string;
  /** Of the database's main process. */
  databasePid(): number;
  /** One more process beside it, on the same database. */
  startAnother(): Promise<Server>;
  stop(): Promise<void>;
}

/**
 * The public site as built from these sources, with the demonstration content, on a database of its own; `more` is
 * environment beside its own, `connections` what the database has to allow.
 */
export async function startSite(more: Record<string, string> = {}, connections?: number): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-site-'));
  await build(federatedShell(join(folder, 'shell')));
  await build(publicRemote(join(folder, 'remote')));
  const database = await startDatabase(connections);
  const key = () => randomBytes(32).toString('base64url');
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    CPF_KEY: key(),
    HASH_KEY: key(),
    SEED_KEY: key(),
    TRANSPARENCY_KEY: key(),
    INVOICE_SOURCES: 'qr_hash',
    PARTICIPATING_CNPJS: 'any',
    ...more,
  };
  await demonstration(env, join(folder, 'remote'));
  const shell = { SHELL_DIST: join(folder, 'shell') };
  const start = () => startServer(new URL('../federation/server.ts', import.meta.url), { ...env, ...shell });
  const server = await start();
  return {
    server,
    origin: `http://localhost:${server.port}`,
    databaseUrl: database.url,
    databasePid: () => database.pid(),
    startAnother: start,
    stop: async () => {
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
