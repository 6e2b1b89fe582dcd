import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product, freePort } from '@fio/tools/product';
import { removeCluster } from '../../bff/postgres/remove.ts';

export interface OwnProduct {
  product: Product;
  /** The environment its processes run with, for services of ours on the same database. */
  env: Record<string, string>;
  /** Ends every process and removes every file. */
  stop: () => Promise<void>;
}

/**
 * The whole product on free ports and with data of its own: database, BFF, worker, demonstration content. `further`
 * goes into its environment; it may need to know the port.
 */
export async function startOwnProduct(
  further: Record<string, string> | ((port: number) => Record<string, string>) = {},
): Promise<OwnProduct> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'fio-e2e-'));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = {
    PUBLIC_URL: `http://localhost:${port}`,
    AVATAR_SERVICE: 'off',
    // Each test comes from an address of its own: the limits of one must not hold up another.
    TRUST_PROXY: 'loopback',
    VOTES_PER_ADDRESS_BURST: '20',
    ...(typeof further === 'function' ? further(port) : further),
  };
  const product = new Product({ dataDirectory, port, metricsPort, env });
  const clean = async () => {
    await removeCluster(join(dataDirectory, 'postgres'));
    await rm(dataDirectory, { recursive: true, force: true });
  };
  await product.start().catch(async (error: unknown) => {
    await clean();
    throw error;
  });
  return {
    product,
    env: {
      ...env,
      METRICS_PORT: `${metricsPort}`,
      ...{ DATABASE_URL: product.database.url, DATA_DIR: dataDirectory, DEMONSTRATION: 'true' },
    },
    stop: async () => {
      await product.stop();
      await clean();
    },
  };
}
