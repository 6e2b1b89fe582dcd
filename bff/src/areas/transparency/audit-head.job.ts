import { defineQueue } from '../../core/jobs/queue.ts';
import { logAuditHead } from '../../core/transparency/audit-head.ts';
import { job } from '../../engine/job.ts';

const queue = defineQueue('transparency-audit-head', { retryLimit: 3, deleteAfterSeconds: 86_400 });

/** From then on whoever rewrites the audit has to rewrite the log as well, whose heads are outside. */
export const auditHeadJob = job(
  queue,
  ({ infrastructure }) =>
    () =>
      logAuditHead(infrastructure),
  '0 * * * *',
);
