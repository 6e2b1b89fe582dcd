import { chmod, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from '@fio/tools/product';
import { serverAccount } from '../../../bff/postgres/account.ts';
import { dataFolder } from '../../../bff/postgres/data-folder.ts';
import { clusterPlace } from '../../../bff/postgres/place.ts';
import { removeCluster } from '../../../bff/postgres/remove.ts';
import { promotionOn } from './promotion.ts';

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

/** Starts and migrates one, on a disk of its own where that is said. */
export async function startServer(disk = tmpdir()): Promise<DatabaseServer> {
  const { dataDirectory, env } = await promotionOn(disk);
  // The database works as an account of its own, and shall lie on this disk.
  if (disk !== tmpdir()) await chmod(dataDirectory, 0o755);
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
