import { createProduct } from './composition.ts';
import { assertDatabase } from './core/database/assert-database.ts';
import { startJobWorker, type JobWorker } from './core/jobs/worker.ts';
import { createLog } from './core/log.ts';
import { sealWaiting } from './core/mail/seal-waiting.ts';
import { createMailTransport } from './core/mail/transport.ts';
import { configOrExit, fail, onTermination, reportStrayErrors, tellSupervisor } from './process.ts';

const config = configOrExit();
const log = createLog(config.logLevel, 'worker');
const product = createProduct(config, { log });
const { infrastructure } = product;
const transport = createMailTransport(config.smtpUrl, config.mailFrom);
reportStrayErrors(log, infrastructure.errors);

let worker: JobWorker | undefined;
try {
  await assertDatabase(infrastructure.pool, config.databaseUrl);
  await product.start();
  await sealWaiting(infrastructure);
  worker = await startJobWorker({
    databaseUrl: config.databaseUrl,
    handlers: product.handlers(transport),
    onError: (err) => log.warn({ err }, 'job queue in trouble'),
  });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
log.info('working');
tellSupervisor();
if (!transport) log.info('no SMTP_URL: e-mails stay in the outbox; read them with: npm run outbox');

onTermination(log, async () => {
  await worker?.stop();
  transport?.close();
  await product.close();
});
