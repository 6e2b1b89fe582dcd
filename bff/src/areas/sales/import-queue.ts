import { defineQueue } from '../../core/jobs/queue.ts';

/** Reads the files of an import, or records what they hold: which of the two is the import's own state. */
export const saleImportQueue = defineQueue<{ importId: string }>('sale-import', {
  retryLimit: 3,
  expireInSeconds: 1800,
  deleteAfterSeconds: 86_400,
});
