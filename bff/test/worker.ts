import { startJobWorker, type JobWorker } from '../src/core/jobs/worker.ts';
import type { MailTransport } from '../src/core/mail/transport.ts';
import type { TestApp } from './app.ts';

/** The worker beside a test's app, on the same database. Stop it before the app. */
export function startTestWorker(app: TestApp, transport: MailTransport | null = null): Promise<JobWorker> {
  return startJobWorker({
    databaseUrl: app.config.databaseUrl,
    handlers: app.product.handlers(transport),
    onError: () => {},
  });
}
