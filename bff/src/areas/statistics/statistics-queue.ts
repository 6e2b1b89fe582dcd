import { defineQueue } from '../../core/jobs/queue.ts';

/** Renews the sums of the statistics: all of them when asked; else today's and yesterday's, and once a night all. */
export const statisticsQueue = defineQueue<{ scope?: 'all' }>('statistics', {
  retryLimit: 1,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 86_400,
});
export const STATISTICS_CRON = '*/5 * * * *';
