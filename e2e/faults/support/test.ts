import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { Product, freePort } from '@fio/tools/product';
import { loadConfig } from '../../../bff/src/core/config/index.ts';
import { type Services, createServices } from '../../../bff/test/services.ts';
import { DatabasePath } from '../../../bff/test/DatabasePath.ts';
import { becomes } from './probes.ts';
import { type DatabaseServer, startServer } from './server.ts';
import type { Outcome } from './Tally.ts';

export { expect };

interface Own {
  /** From the product to its database. */
  path: DatabasePath;
  /** Further environment of the product's processes. */
  env: Record<string, string>;
  /** BFF and worker, on the server by way of `path`. */
  product: Product;
  /** Prints what came of the writes and holds it to what no fault may do; `back` are milliseconds until all went on. */
  hold: (outcome: Outcome, back: number, bound?: number) => void;
}

/** Lines of the processes' logs that a failure shows. */
const TOLD = 10;
const TOLD_OF_LINE = 1_500;

interface Shared {
  server: DatabaseServer;
  /** The product's own, straight at the database. */
  services: Services;
}

/** Errors in the processes' logs, and what else they said that was no line of the log; the last of it. */
export async function troubles(dataDirectory: string): Promise<string> {
  const logs = ['bff', 'worker'].map((name) =>
    // One that was never started has said nothing.
    readFile(join(dataDirectory, 'logs', `${name}.log`), 'utf8').catch(() => ''),
  );
  const lines = (await Promise.all(logs)).flatMap((text) => text.split('\n'));
  const wrong = lines
    .filter((line) => !/^\{"level":(10|20|30|40),/.test(line) && line.trim() !== '')
    .slice(-TOLD);
  return wrong.map((line) => line.slice(0, TOLD_OF_LINE)).join('\n');
}

/** Milliseconds within which all goes on once what it stands on is back (docs/decisions/staying-up.md). */
const BACK_WITHIN = 3_000;

/** Playwright's `test` with processes of the product that a fault may befall; the database server is the worker's. */
export const test = base.extend<Own, Shared>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  services: [
    async ({ server }, use) => {
      const env = { ...server.env, DATABASE_URL: server.url, DATA_DIR: server.dataDirectory };
      const { services, close } = createServices(loadConfig({ ...env, LOG_LEVEL: 'silent' }));
      await use(services);
      await close();
    },
    { scope: 'worker' },
  ],
  path: async ({ server }, use) => {
    const path = await DatabasePath.to(server.url);
    await use(path);
    await path.close();
  },
  env: [{}, { option: true }],
  product: async ({ server, path, env }, use, testInfo) => {
    const [port, metricsPort, workerMetricsPort] = [await freePort(), await freePort(), await freePort()];
    const product = new Product({
      dataDirectory: server.dataDirectory,
      port,
      metricsPort,
      workerMetricsPort,
      databaseUrl: path.url,
      env: { ...server.env, PUBLIC_URL: `http://localhost:${port}`, ...env },
    });
    try {
      await product.startDatabase();
      await product.startProcesses();
      await becomes(`http://127.0.0.1:${product.workerMetricsPort}`, '/readyz', 200);
      await use(product);
      if (testInfo.status !== testInfo.expectedStatus) console.log(await troubles(server.dataDirectory));
    } finally {
      path.restore();
      await product.stop();
    }
  },
  hold: async ({}, use, { title }) => {
    await use((outcome, back, bound = BACK_WITHIN) => {
      const { acknowledged, lost, twice, ...seen } = outcome;
      const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
      console.log(
        `${title}: ${acknowledged} acknowledged, ${lost} lost, ${twice} twice, back after ${seconds(back)}; ` +
          `slowest answer ${seconds(seen.slowest)}, ${JSON.stringify(seen)}`,
      );
      expect(acknowledged).toBeGreaterThan(0);
      expect({ lost, twice, undeclared: outcome.undeclared, unanswered: outcome.unanswered }).toEqual({
        lost: 0,
        twice: 0,
        undeclared: [],
        unanswered: 0,
      });
      // By the clock only where nothing else runs.
      if (process.env['FAULTS_TIMED'] === 'on') expect(back).toBeLessThanOrEqual(bound);
    });
  },
});
