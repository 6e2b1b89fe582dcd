import { routes } from './areas/index.ts';
import { createServices } from './composition.ts';
import { assertDatabase } from './core/database/assert-database.ts';
import { createApp } from './http/app.ts';
import { createHttpServer, drain, listen } from './http/http-server.ts';
import { createMetrics, createMetricsServer } from './http/metrics.ts';
import { configOrExit, fail, onTermination, reportStrayErrors } from './process.ts';

/** What is in flight gets this long to finish. */
const DRAIN_MS = 10_000;

const config = configOrExit();
const composition = createServices(config);
const { services } = composition;
reportStrayErrors(services.log, services.errors);

let isDraining = false;
const metrics = createMetrics(services.pool);
metrics.registry.registerMetric(services.audience.counter);
metrics.registry.registerMetric(services.policyWatch.counter);
metrics.registry.registerMetric(services.remoteLoads.duration);
metrics.registry.registerMetric(services.remoteLoads.outcomes);
metrics.registry.registerMetric(services.remotes.refusals);
const server = createHttpServer(createApp(services, routes, { metrics, isDraining: () => isDraining }));
const metricsServer = createMetricsServer(metrics);

try {
  await assertDatabase(services.pool, config.databaseUrl);
  await composition.start();
  await listen(metricsServer, 'METRICS_PORT', config.metricsPort, config.metricsHost);
  await listen(server, 'PORT', config.port, config.host);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
services.log.info({ host: config.host, port: config.port }, 'listening');

onTermination(services.log, async () => {
  isDraining = true;
  services.liveStreams.close();
  await drain(server, DRAIN_MS);
  metricsServer.close();
  await composition.close();
});
