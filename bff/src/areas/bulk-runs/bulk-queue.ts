import { defineQueue } from '../../core/jobs/queue.ts';

/** Works off a run, some minutes at most; a worker that dies is missed within half a minute and the rest is taken over. */
export const bulkQueue = defineQueue<{ runId: string }>('bulk-run', {
  retryLimit: 5,
  expireInSeconds: 3_600,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
});
