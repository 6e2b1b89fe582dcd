import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from '@fio/tools/product';
import { serverAccount } from '../../../bff/postgres/account.ts';
import { dataFolder } from '../../../bff/postgres/data-folder.ts';
import { clusterPlace } from '../../../bff/postgres/place.ts';
import { removeCluster } from '../../../bff/postgres/remove.ts';
import { SHOP } from '../../../bff/test/receipts.ts';

/** A real PostgreSQL with the product's tables and nothing in them, and the files that belong to it. */
export interface DatabaseServer {
  /** For the product. */
  readonly url: string;
  /** What the product runs with on it. */
  readonly env: Record<string, string>;
  readonly dataDirectory: string;
  /** Process id of its main process now. */
  postmaster: () => Promise<number>;
  /** Ends it and removes every file. */
  stop: () => Promise<void>;
}

const key = () => randomBytes(32).toString('base64url');

/** Starts and migrates one; a promotion's settings, not a demonstration's: nothing is filled in. */
export async function startServer(): Promise<DatabaseServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'fio-faults-'));
  const env = {
    DEMONSTRATION: 'false',
    CPF_KEY: key(),
    HASH_KEY: key(),
    SEED_KEY: key(),
    TRANSPARENCY_KEY: key(),
    INVOICE_SOURCES: 'qr_hash',
    PARTICIPATING_CNPJS: SHOP,
    AVATAR_SERVICE: 'off',
    // Each request comes from an address of its own: limits must not hold up a test of something else.
    TRUST_PROXY: 'loopback',
  };
  // Its processes are started by others: it listens nowhere.
  const home = new Product({ dataDirectory, port: 3000, metricsPort: 3001, env });
  const cluster = join(dataDirectory, 'postgres');
  const stop = async () => {
    await home.stop();
    await removeCluster(cluster);
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await home.startDatabase();
    await home.prepare();
    const lock = join(dataFolder(clusterPlace(cluster, serverAccount())), 'postmaster.pid');
    return {
      url: home.database.url,
      env,
      dataDirectory,
      postmaster: async () => Number.parseInt(await readFile(lock, 'utf8'), 10),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
