import { defineQueue } from '../../core/jobs/queue.ts';

/** Reads a list of CPFs, or blocks what it holds: which of the two is the import's own state. A worker that dies is missed within half a minute. */
export const cpfImportQueue = defineQueue<{ importId: string }>('cpf-import', {
  retryLimit: 3,
  expireInSeconds: 900,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
});
