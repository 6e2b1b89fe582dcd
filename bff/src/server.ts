import { join } from 'node:path';
import { createProduct } from './composition.ts';
import { assertDatabase } from './core/database/assert-database.ts';
import { SHELL_FOLDER } from './core/shell-folder.ts';
import { ShellAssets } from './core/ShellAssets.ts';
import { settle } from './http/settle.ts';
import { createApp } from './http/app.ts';
import { createReadiness } from './http/health.ts';
import { createHttpServer, drain, listen } from './http/http-server.ts';
import { createMetrics, createMetricsServer } from './http/metrics.ts';
import { openTracing } from './core/observation/tracing.ts';
import {
  STOP_MS,
  configOrExit,
  endWhileStarting,
  fail,
  onTermination,
  reportStrayErrors,
  tellSupervisor,
} from './process.ts';

/** What is in flight gets this long to finish. */
const DRAIN_MS = 10_000;
/** And proxies so long before it to find another replica. */
const SETTLE_MS = 2_000;

const config = configOrExit();
const product = createProduct(config);
const { infrastructure } = product;
const { pool, log, errors, storage } = infrastructure;
const tracing = openTracing(config);
reportStrayErrors(log, errors);
const started = endWhileStarting(log);
const shellAssets = new ShellAssets(join(SHELL_FOLDER, 'assets'), { log, files: storage.shellFiles });

let isDraining = false;
const metrics = createMetrics(infrastructure);
for (const metric of product.metrics) metrics.registry.registerMetric(metric);
metrics.registry.registerMetric(errors.refusals);
const readiness = createReadiness(infrastructure);
const server = createHttpServer(createApp(product, { metrics, readiness, isDraining: () => isDraining }));
const isReady = async () => !isDraining && (await readiness()).ready;
const metricsServer = createMetricsServer(metrics.registry, isReady);

try {
  await assertDatabase(pool, config.databaseUrl);
  await tracing.start('fio-bff');
  await product.start();
  await product.warm();
  await shellAssets.start();
  await listen(metricsServer, 'METRICS_PORT', config.metricsPort, config.metricsHost);
  await listen(server, 'PORT', config.port, config.host, { isShared: config.processes > 1 });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
log.info({ host: config.host, port: config.port }, 'listening');
tellSupervisor();

started();
onTermination(log, STOP_MS.bff, async () => {
  isDraining = true;
  if (config.trustProxy.length > 0 && !config.demonstration) await settle(server, SETTLE_MS);
  await drain(server, DRAIN_MS, () => product.drain());
  metricsServer.close();
  await shellAssets.stop();
  await product.close();
  await tracing.stop();
});
