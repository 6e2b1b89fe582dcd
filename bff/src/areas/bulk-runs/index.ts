import { defineArea } from '../../engine/Area.ts';
import type { BulkServices } from './bulk-services.ts';
import { followedJob } from '../../engine/job.ts';
import { rowsRule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';
import { bulkQueue, decisionQueue } from './bulk-queue.ts';
import { bulkRunRoutes } from './bulk-runs.routes.ts';
import { bulkTables } from './personal-items.ts';
import { whenDue } from './when-due.ts';
import { failRun, workRun } from './work-run.ts';

export { deciderOf, heldIn } from './held.ts';

/** One act on many records, and decisions that can be undone for a while. */
export const bulkRunsArea = defineArea<BulkServices>({
  name: 'bulk-runs',
  audited: [{ name: 'bulk-runs', page: null }],
  routes: bulkRunRoutes,
  jobs: [bulkQueue, decisionQueue].flatMap((queue) =>
    followedJob<{ readonly runId: string }, BulkServices>(
      queue,
      ({ infrastructure, services: product }) =>
        async ({ runId }) => {
          await whenDue(infrastructure, runId);
          await workRun(infrastructure, product, runId);
        },
      ({ infrastructure }) =>
        ({ runId }) =>
          failRun(infrastructure, runId),
    ),
  ),
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
