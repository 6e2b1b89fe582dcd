import { defineArea } from '../../engine/Area.ts';
import type { BulkServices } from './bulk-services.ts';
import { followedJob } from '../../engine/job.ts';
import { rowsRule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';
import { bulkQueue } from './bulk-queue.ts';
import { bulkRunRoutes } from './bulk-runs.routes.ts';
import { bulkTables } from './personal-items.ts';
import { failRun, workRun } from './work-run.ts';

/** One act on all the records of a search. */
export const bulkRunsArea = defineArea<BulkServices>({
  name: 'bulk-runs',
  audited: [{ name: 'bulk-runs', page: null }],
  routes: bulkRunRoutes,
  jobs: [
    ...followedJob<{ readonly runId: string }, BulkServices>(
      bulkQueue,
      ({ infrastructure, services: product }) =>
        ({ runId }) =>
          workRun(infrastructure, product, runId),
      ({ infrastructure }) =>
        ({ runId }) =>
          failRun(infrastructure, runId),
    ),
  ],
  cleanUp: [
    rowsRule(
      { name: 'bulkRuns', days: () => 30 },
      { table: sql`bulk_runs`, where: (before) => sql`created_at < ${before}` },
    ),
  ],
  personTables: bulkTables,
  // Its runs call the routes of whatever list they are about.
  services: (_infrastructure, product) => product,
});
