import type { Services } from '../composition.ts';
import { cleanUp } from '../core/jobs/clean-up.ts';
import { CLEAN_UP_CRON, cleanUpQueue } from '../core/jobs/clean-up-queue.ts';
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
import { forgetLists } from './cpf-block/forget-lists.ts';
import { cpfImportQueue } from './cpf-block/import-queue.ts';
import { reconcileBlocks } from './cpf-block/reconcile-blocks.ts';
import { workImport } from './cpf-block/work-import.ts';
import { DUE_DISPATCH_CRON, dispatchQueue, dueDispatchQueue } from './dispatches/sending/dispatch-queue.ts';
import { DispatchWorker } from './dispatches/sending/DispatchWorker.ts';
import { startDue } from './dispatches/sending/start-due.ts';
import { routes } from './index.ts';
import { dropUnclaimedUploads } from './invoices/uploads/drop-unclaimed.ts';
import { exportQueue } from './exports/export-queue.ts';
import { forgetExports } from './exports/forget-exports.ts';
import { workExport } from './exports/work-export.ts';
import { recoveryQueue } from './recovery/recovery-queue.ts';
import { sendRecovery } from './recovery/send-recovery.ts';
import { dropUnclaimed } from './sac/attachments.ts';
import { forgetRequests } from './sac/forget-requests.ts';
import { STATISTICS_CRON, statisticsQueue } from './statistics/statistics-queue.ts';
import { workStatistics } from './statistics/work-statistics.ts';
import { sendUnsubscribeLink } from './unsubscribe/send-link.ts';
import { unsubscribeQueue } from './unsubscribe/unsubscribe-queue.ts';
import { prescribeWinners } from './winners/prescribe-winners.ts';

/** Every queue there is; whoever starts first makes them. An area adds its line here and in `handlers`. */
export const queues: readonly Queue<object>[] = [
  mailQueue,
  recoveryQueue,
  unsubscribeQueue,
  cpfImportQueue,
  auditCheckQueue,
  bulkQueue,
  drawFileQueue,
  exportQueue,
  cleanUpQueue,
  dispatchQueue,
  dueDispatchQueue,
  freezeQueue,
  statisticsQueue,
];

/** What the worker does with each. */
export function handlers(services: Services, transport: MailTransport | null): readonly JobHandler[] {
  const { db, pool, clock, log } = services;
  const dispatching = new DispatchWorker(services, transport);
  return [
    handler(mailQueue, ({ messageId }, { isLast }) =>
      deliver(db, transport, { messageId, isLast, now: clock.now() }),
    ),
    handler(recoveryQueue, (request) => sendRecovery(services, request)),
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
    handler(
      cleanUpQueue,
      async () => {
        const [removed, files] = [await cleanUp(pool, clock.now()), await dropUnclaimed(services)];
        const uploads = await dropUnclaimedUploads(services);
        const conversations = await forgetRequests(services);
        const [blocks, lists] = [await reconcileBlocks(services), await forgetLists(services)];
        const prescribed = await prescribeWinners(services);
        const exports = await forgetExports(services);
        log.info(
          { removed, files, uploads, conversations, blocks, lists, prescribed, exports },
          'cleaned up',
        );
      },
      CLEAN_UP_CRON,
    ),
  ];
}
