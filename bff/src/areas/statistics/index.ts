import { defineArea } from '../../engine/Area.ts';
import { job } from '../../engine/job.ts';
import { STATISTICS_CRON, statisticsQueue } from './statistics-queue.ts';
import { statisticsRoutes } from './statistics.routes.ts';
import { workStatistics } from './work-statistics.ts';

/** Sums over everything. */
export const statisticsArea = defineArea({
  name: 'statistics',
  audited: [{ name: 'statistics', page: null }],
  routes: statisticsRoutes,
  jobs: [
    job(
      statisticsQueue,
      ({ infrastructure }) =>
        ({ scope }) =>
          workStatistics(infrastructure, scope),
      STATISTICS_CRON,
    ),
  ],
});

export { funnelOf } from './funnel.ts';
export { isMasked } from './is-masked.ts';
export { lastDays, type Period, periodOf } from './period.ts';
export { statisticsQueue } from './statistics-queue.ts';
