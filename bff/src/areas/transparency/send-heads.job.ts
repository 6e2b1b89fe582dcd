import { defineQueue } from '../../core/jobs/queue.ts';
import { sendHead } from '../../core/transparency/outside/send-head.ts';
import { job } from '../../engine/job.ts';

/** Comes every minute again by itself. */
const queue = defineQueue('transparency-heads', { retryLimit: 0, deleteAfterSeconds: 3600 });

/** What binds is signed within a minute, and shown to who sees it outside. */
export const sendHeadsJob = job(
  queue,
  ({ infrastructure }) =>
    () =>
      sendHead(infrastructure),
  '* * * * *',
);
