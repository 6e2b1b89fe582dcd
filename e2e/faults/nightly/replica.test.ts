import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { Product, freePort } from '@fio/tools/product';
import { loadConfig } from '../../../bff/src/core/config/index.ts';
import { createServices } from '../../../bff/test/services.ts';
import { patient } from '../support/patient.ts';
import { Replicas } from '../support/Replicas.ts';
import { promotionOn } from '../support/promotion.ts';
import { openServiceAddress } from '../support/service-address.ts';
import { receipts, registrations, votes } from '../support/sources.ts';
import { expect, test, troubles } from '../support/test.ts';
import { Writers } from '../support/Writers.ts';

const MIGRATE = join(import.meta.dirname, '../../../bff/src/cli/migrate.ts');
/** Milliseconds from the promotion. */
const BACK_WITHIN = 5_000;

const ADDRESSES = ['both hosts', 'one that haproxy keeps'] as const;

for (const address of ADDRESSES)
  test(`primary lost with a synchronous replica; the address is ${address}`, async ({ hold }) => {
    const servers = await Replicas.start();
    const service = address === 'both hosts' ? undefined : await openServiceAddress(servers.ports);
    const { dataDirectory, env } = await promotionOn();
    const databaseUrl = servers.url('application', service?.port);
    const [port, metricsPort] = [await freePort(), await freePort()];
    const product = new Product({ dataDirectory, port, metricsPort, databaseUrl, env });
    const all = { ...env, DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
    const { services, close } = createServices(loadConfig(all));
    try {
      // As a deployment does: the migrations' role has the same address.
      await promisify(execFile)(process.execPath, [MIGRATE], {
        env: { ...process.env, ...all, DATABASE_OWNER_URL: servers.url('owner', service?.port) },
      });
      await product.startDatabase();
      await product.startProcesses();
      const { pids } = product;
      const writers = new Writers(
        product.origin,
        [await votes(services), await receipts(services), registrations(services)].map(patient),
      );
      writers.start(6);
      await writers.go(5);
      const quiet = await writers.go(3);

      servers.killPrimary();
      await servers.promote();
      service?.lead(1);
      const back = await writers.go(3);
      console.log(
        `the same writes took ${quiet.toFixed()} ms before the primary was lost, ${back.toFixed()} ms after it`,
      );
      expect(product.pids).toEqual(pids);

      // It comes back, takes itself for the primary still, and nobody writes there: not even who starts now and knows of nothing.
      await servers.reviveOld();
      process.kill(pids['bff'] ?? 0, 'SIGKILL');
      await expect.poll(() => product.pids['bff']).not.toBe(pids['bff']);
      await writers.go(2);
      const users = await servers.query(
        'primary',
        "SELECT pid FROM pg_stat_activity WHERE usename = 'fio_app' AND application_name <> 'fio-primary'",
      );
      expect(users).toEqual([]);
      hold(await writers.stop(), back, BACK_WITHIN);

      // The worker went on too: what was caused since has been worked.
      await expect
        .poll(() =>
          servers.query(
            'replica',
            "SELECT id FROM pgboss.job WHERE state = 'completed' AND completed_on > now() - interval '10 s' LIMIT 1",
          ),
        )
        .toHaveLength(1);
    } catch (error) {
      console.log(await troubles(dataDirectory));
      throw error;
    } finally {
      await close();
      await product.stop();
      await service?.stop();
      await servers.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    }
  });
