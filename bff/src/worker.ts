import { createProduct } from './composition.ts';
import { assertDatabase } from './core/database/assert-database.ts';
import { onceThere } from './core/database/once-there.ts';
import { createJobMetrics } from './core/jobs/job-metrics.ts';
import { startJobWorker, type JobWorker, type Tried } from './core/jobs/worker.ts';
import { createLog } from './core/log.ts';
import { sealWaiting } from './core/mail/seal-waiting.ts';
import { createMailTransport } from './core/mail/transport.ts';
import { createReadiness } from './http/health.ts';
import { listen } from './http/http-server.ts';
import { createMetricsServer, createRegistry } from './http/metrics.ts';
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

const config = configOrExit();
const log = createLog(config.logLevel, 'worker');
const product = createProduct(config, { log });
const { infrastructure } = product;
const transport = createMailTransport(config.smtpUrl, config.mailFrom);
const tracing = openTracing(config);
reportStrayErrors(log, infrastructure.errors);
const started = endWhileStarting(log);

const handlers = product.handlers(transport);
const queues = handlers.map(({ queue }) => queue.name);
const jobs = createJobMetrics(queues);
const registry = createRegistry(infrastructure);
for (const metric of [...product.metrics, ...jobs.metrics]) registry.registerMetric(metric);

/** A failure has a line of its own, whoever tries again. */
function onTried(tried: Tried): void {
  jobs.count(tried);
  const { error: err, queue, jobId, isLast, seconds } = tried;
  if (err === undefined) return;
  const ms = Math.round(seconds * 1000);
  log[isLast ? 'error' : 'warn']({ queue, jobId, ms, err }, isLast ? 'a job was given up' : 'a job failed');
  if (isLast) infrastructure.errors.report(err, { where: `job ${queue}` });
}

let worker: JobWorker | undefined;
let isStopping = false;
const readiness = createReadiness(infrastructure);
const isReady = async () => worker !== undefined && !isStopping && (await readiness()).ready;
const metricsServer = createMetricsServer(registry, isReady);
try {
  await listen(metricsServer, 'WORKER_METRICS_PORT', config.workerMetricsPort, config.metricsHost);
  await assertDatabase(infrastructure.pool, config.databaseUrl);
  await tracing.start('fio-worker');
  await product.start();
  await onceThere(() => sealWaiting(infrastructure));
  worker = await onceThere(() =>
    startJobWorker({
      databaseUrl: config.databaseUrl,
      handlers,
      onError: ({ message }) => log.warn({ reason: message }, 'job queue in trouble'),
      onTried,
    }),
  );
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
log.info('working');
tellSupervisor();
if (!transport) log.info('no SMTP_URL: e-mails stay in the outbox; read them with: npm run outbox');

started();
onTermination(log, STOP_MS.worker, async () => {
  isStopping = true;
  await worker?.stop();
  transport?.close();
  metricsServer.close();
  await product.close();
  await tracing.stop();
});
