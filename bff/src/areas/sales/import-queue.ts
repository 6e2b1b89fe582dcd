import { defineQueue } from '../../core/jobs/queue.ts';

/** Reads the files of an import, or records what they hold: which of the two is the import's own state. A worker that dies is missed within half a minute. */
export const saleImportQueue = defineQueue<{ importId: string }>('sale-import', {
  retryLimit: 3,
  expireInSeconds: 1800,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
});
