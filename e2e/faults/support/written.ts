import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Product, freePort } from '@fio/tools/product';
import { loadConfig } from '../../../bff/src/core/config/index.ts';
import { createServices } from '../../../bff/test/services.ts';
import { patient } from './patient.ts';
import { promotionOn } from './promotion.ts';
import { receipts, registrations, votes } from './sources.ts';
import { troubles } from './test.ts';
import { Writers } from './Writers.ts';

const MIGRATE = join(import.meta.dirname, '../../../bff/src/cli/migrate.ts');

/** `work` with a product on an empty database that has this address for each role, written to by visitors already. */
export async function written(
  url: (as: 'application' | 'owner') => string,
  work: (product: Product, writers: Writers) => Promise<void>,
): Promise<void> {
  const { dataDirectory, env } = await promotionOn();
  const databaseUrl = url('application');
  const [port, metricsPort] = [await freePort(), await freePort()];
  const product = new Product({ dataDirectory, port, metricsPort, databaseUrl, env });
  const all = { ...env, DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const { services, close } = createServices(loadConfig(all));
  try {
    // As a deployment does: the migrations' role has the same address.
    await promisify(execFile)(process.execPath, [MIGRATE], {
      env: { ...process.env, ...all, DATABASE_OWNER_URL: url('owner') },
    });
    await product.startDatabase();
    await product.startProcesses();
    const writers = new Writers(
      product.origin,
      [await votes(services), await receipts(services), registrations(services)].map(patient),
    );
    writers.start(6);
    await writers.go(5);
    await work(product, writers);
  } catch (error) {
    console.log(await troubles(dataDirectory));
    throw error;
  } finally {
    await close();
    await product.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}
