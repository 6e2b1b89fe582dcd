import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product, connectionsOfAll, freePort } from '@fio/tools/product';
import { removeCluster } from '../../bff/postgres/remove.ts';
import { type Copy, type Prepared, copyOf } from './prepared.ts';

export interface OwnProduct {
  product: Product;
  /** The environment its processes run with, for services of ours on the same database. */
  env: Record<string, string>;
  /** Ends every process and removes every file. */
  stop: () => Promise<void>;
}

/** Further environment; it may need to know the port. */
type Further = Record<string, string> | ((port: number) => Record<string, string>);

/** DATABASE_CONNECTIONS of each process: several products share one server. */
const CONNECTIONS = 10;
/** Of a further product on that server: its BFF, its worker, and its worker's tests, which connect as two more BFFs would. */
const GUEST_CONNECTIONS = connectionsOfAll(3, CONNECTIONS);

interface OwnProductOptions {
  /** How many further products may share its server at once. */
  guests?: number;
  /** From where the database and the files are copied; without it a server of its own is made and filled. */
  prepared?: Prepared | undefined;
  /** Called once everything is prepared and nothing runs yet but the database. */
  onPrepared?: (prepared: Prepared) => Promise<void>;
}

/**
 * What the run's first product was before it ran: copied in a second where preparing takes fifteen of a processor.
 * Undefined outside of a run.
 */
const ofRun = (): Prepared | undefined => {
  const kept = process.env['E2E_PREPARED'];
  return kept ? (JSON.parse(kept) as Prepared) : undefined;
};

/**
 * The whole product on free ports and with data of its own: database, BFF, worker, demonstration content. `further`
 * goes into its environment. Within a run it is copied from what that prepared and lies on the run's server; with `{}`
 * for options it has a server of its own.
 */
export async function startOwnProduct(
  further: Further = {},
  options: OwnProductOptions = { prepared: ofRun() },
): Promise<OwnProduct> {
  const { prepared, onPrepared, guests = 0 } = options;
  const dataDirectory = await mkdtemp(join(tmpdir(), 'fio-e2e-'));
  let copy: Copy | undefined;
  let product: Product | undefined;
  const stop = async () => {
    await product?.stop();
    await copy?.drop();
    await removeCluster(join(dataDirectory, 'postgres'));
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    const [port, metricsPort, workerMetricsPort] = [await freePort(), await freePort(), await freePort()];
    copy = prepared && (await copyOf(prepared, dataDirectory));
    const env = {
      PUBLIC_URL: `http://localhost:${port}`,
      AVATAR_SERVICE: 'off',
      // Each test comes from an address of its own: the limits of one must not hold up another.
      TRUST_PROXY: 'loopback',
      VOTES_PER_ADDRESS_BURST: '20',
      DEMONSTRATION: 'true',
      DATABASE_CONNECTIONS: String(CONNECTIONS),
      ...(typeof further === 'function' ? further(port) : further),
    };
    product = new Product({
      dataDirectory,
      port,
      metricsPort,
      workerMetricsPort,
      env,
      databaseUrl: copy?.url,
      guestConnections: guests * GUEST_CONNECTIONS,
    });
    await product.startDatabase();
    if (!copy) await product.prepare();
    const { url, ownerUrl } = product.database;
    await onPrepared?.({ url, ownerUrl, directory: dataDirectory });
    await product.startProcesses();
    const addresses = {
      METRICS_PORT: `${metricsPort}`,
      WORKER_METRICS_PORT: `${product.workerMetricsPort}`,
      DATABASE_URL: url,
    };
    return { product, env: { ...env, ...addresses, DATA_DIR: dataDirectory }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
