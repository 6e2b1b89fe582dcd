import { defineQueue } from '../../../core/jobs/queue.ts';

/** Recomputes the chain of the audit, some minutes for millions of rows; a worker that dies is missed within half a minute. */
export const auditCheckQueue = defineQueue<{ checkId: string }>('audit-check', {
  retryLimit: 3,
  expireInSeconds: 3_600,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
});
