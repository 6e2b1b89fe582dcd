import type { Services } from '../composition.ts';
import { lockedQueue } from '../core/identity/tell-owner.ts';
import type { Queue } from '../core/jobs/queue.ts';
import { handler, type JobHandler } from '../core/jobs/worker.ts';
import { deliver } from '../core/mail/deliver.ts';
import { mailQueue } from '../core/mail/mail-queue.ts';
import type { MailTransport } from '../core/mail/transport.ts';
import { auditCheckQueue } from './actions/checks/audit-check-queue.ts';
import { workCheck } from './actions/checks/work-check.ts';
import { bulkQueue } from './bulk-runs/bulk-queue.ts';
import { workRun } from './bulk-runs/work-run.ts';
import { drawFileQueue } from './calculation/files/file-queue.ts';
import { workFile } from './calculation/files/work-file.ts';
import { FREEZE_CRON, freezeQueue } from './calculation/list/freeze-queue.ts';
import { freezeLists } from './calculation/list/freeze-lists.ts';
import { commandHandlers, commandQueues } from './commands/command-jobs.ts';
import { cpfImportQueue } from './cpf-block/import-queue.ts';
import { workImport } from './cpf-block/work-import.ts';
import { DispatchWorker } from './dispatches/sending/DispatchWorker.ts';
import { DUE_DISPATCH_CRON, dispatchQueue, dueDispatchQueue } from './dispatches/sending/dispatch-queue.ts';
import { startDue } from './dispatches/sending/start-due.ts';
import { exportQueue } from './exports/export-queue.ts';
import { workExport } from './exports/work-export.ts';
import { routes } from './index.ts';
import { recoveryQueue } from './recovery/recovery-queue.ts';
import { sendLocked } from './recovery/send-locked.ts';
import { sendRecovery } from './recovery/send-recovery.ts';
import { STATISTICS_CRON, statisticsQueue } from './statistics/statistics-queue.ts';
import { workStatistics } from './statistics/work-statistics.ts';
import { sendUnsubscribeLink } from './unsubscribe/send-link.ts';
import { unsubscribeQueue } from './unsubscribe/unsubscribe-queue.ts';

/** Every queue there is; whoever starts first makes them. An area adds its line here and in `handlers`. */
export const queues: readonly Queue<object>[] = [
  mailQueue,
  recoveryQueue,
  lockedQueue,
  unsubscribeQueue,
  cpfImportQueue,
  auditCheckQueue,
  bulkQueue,
  drawFileQueue,
  exportQueue,
  dispatchQueue,
  dueDispatchQueue,
  freezeQueue,
  statisticsQueue,
  ...commandQueues,
];

/** What the worker does with each. */
export function handlers(services: Services, transport: MailTransport | null): readonly JobHandler[] {
  const { clock } = services;
  const dispatching = new DispatchWorker(services, transport);
  return [
    handler(mailQueue, ({ messageId }, { isLast }) =>
      deliver(services, transport, { messageId, isLast, now: clock.now() }),
    ),
    handler(recoveryQueue, (request) => sendRecovery(services, request)),
    handler(lockedQueue, (locked) => sendLocked(services, locked)),
    handler(unsubscribeQueue, (request) => sendUnsubscribeLink(services, request)),
    handler(cpfImportQueue, ({ importId }, attempt) => workImport(services, importId, attempt)),
    handler(drawFileQueue, ({ fileId }, attempt) => workFile(services, fileId, attempt)),
    handler(exportQueue, ({ exportId }, attempt) => workExport(services, exportId, attempt)),
    handler(auditCheckQueue, ({ checkId }, attempt) => workCheck(services, checkId, attempt)),
    handler(bulkQueue, ({ runId }, attempt) => workRun(services, routes, runId, attempt)),
    handler(dispatchQueue, ({ dispatchId }) => dispatching.work(dispatchId)),
    handler(dueDispatchQueue, () => startDue(services), DUE_DISPATCH_CRON),
    handler(freezeQueue, () => freezeLists(services), FREEZE_CRON),
    handler(statisticsQueue, ({ scope }) => workStatistics(services, scope), STATISTICS_CRON),
    ...commandHandlers(services),
  ];
}
