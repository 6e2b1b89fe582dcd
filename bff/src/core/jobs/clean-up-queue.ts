import { defineQueue } from './queue.ts';

/** Scheduled, so a failed run needs no patience: the next one does the work. */
export const cleanUpQueue = defineQueue<object>('clean-up', { retryLimit: 2, deleteAfterSeconds: 86_400 });
export const CLEAN_UP_CRON = '*/15 * * * *';
