import { defineQueue } from '../../core/jobs/queue.ts';
import { job } from '../../engine/job.ts';
import { tellEnds } from './tell-ends.ts';

/** In the morning of each day, so that whoever reads it has the day to act. */
const DAILY = '0 9 * * *';
const queue = defineQueue('token-ends', { deleteAfterSeconds: 86_400 });

export const tellEndsJob = job(
  queue,
  ({ infrastructure }) =>
    () =>
      tellEnds(infrastructure),
  DAILY,
);
