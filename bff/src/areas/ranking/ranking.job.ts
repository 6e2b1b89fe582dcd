import { defineQueue } from '../../core/jobs/queue.ts';
import { job } from '../../engine/job.ts';
import { countTheories } from './count-theories.ts';
import { renewPlaces } from './renew-places.ts';

const options = { retryLimit: 0, expireInSeconds: 1200, deleteAfterSeconds: 3600 } as const;
const counting = defineQueue('ranking', options);
const renewing = defineQueue('ranking-places', options);

/** Each minute what was resolved is counted: nothing that resolves has to think of it. */
export const rankingJobs = [
  job(
    counting,
    ({ infrastructure }) =>
      () =>
        countTheories(infrastructure),
    '* * * * *',
  ),
  // For who was suspended, or came back, since the last theory.
  job(
    renewing,
    ({ infrastructure }) =>
      () =>
        renewPlaces(infrastructure),
    '40 4 * * *',
  ),
];
