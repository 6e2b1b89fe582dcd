import { defineQueue } from '../../../core/jobs/queue.ts';

/** One job is a while of work on one dispatch; who gathers a million readers needs longer than most. */
export const dispatchQueue = defineQueue<{ dispatchId: string }>('dispatch', {
  retryLimit: 3,
  expireInSeconds: 900,
  deleteAfterSeconds: 86_400,
});

/** Finds the dispatches that are due, and those whose worker is gone. */
export const dueDispatchQueue = defineQueue<object>('dispatch-due', {
  retryLimit: 0,
  deleteAfterSeconds: 3_600,
});
export const DUE_DISPATCH_CRON = '* * * * *';
