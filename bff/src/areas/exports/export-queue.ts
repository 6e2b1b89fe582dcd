import { defineQueue } from '../../core/jobs/queue.ts';

/**
 * Writes one file, some minutes for millions of rows. A worker that dies is missed within half a minute, and another one
 * begins the file anew.
 */
export const exportQueue = defineQueue<{ exportId: string }>('export', {
  retryLimit: 2,
  expireInSeconds: 4 * 3_600,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
});
