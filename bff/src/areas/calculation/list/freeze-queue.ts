import { defineQueue } from '../../../core/jobs/queue.ts';

/**
 * Freezes every list that is closed and not frozen yet. It also comes by itself each minute: what a killed process left
 * half-way goes on then, without waiting for its job to expire.
 */
export const freezeQueue = defineQueue<object>('freeze-lists', {
  retryLimit: 2,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 86_400,
});
export const FREEZE_CRON = '* * * * *';
