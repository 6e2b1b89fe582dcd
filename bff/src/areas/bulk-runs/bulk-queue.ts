import { defineQueue } from '../../core/jobs/queue.ts';

/** Works off a run, some minutes at most; a worker that dies is missed within half a minute and the rest is taken over. */
const options = { retryLimit: 5, expireInSeconds: 3_600, heartbeatSeconds: 30, deleteAfterSeconds: 86_400 };
export const bulkQueue = defineQueue<{ runId: string }>('bulk-run', options);

/** Decisions at a desk, which long runs must not keep waiting. */
export const decisionQueue = defineQueue<{ runId: string }>('bulk-decision', options);
