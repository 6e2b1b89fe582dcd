import { defineArea } from '../../engine/Area.ts';
import { followedJob } from '../../engine/job.ts';
import { actionExports } from './actions.export.ts';
import { actionRoutes } from './actions.routes.ts';
import { auditCheckQueue } from './checks/audit-check-queue.ts';
import { auditCheckRoutes } from './checks/audit-checks.routes.ts';
import { failCheck, workCheck } from './checks/work-check.ts';
import { checkAudit } from './verify.command.ts';

/** The audit: what staff and the product did, chained and checked. */
export const actionsArea = defineArea({
  name: 'actions',
  audited: [{ name: 'actions', page: null }],
  routes: [...actionRoutes, ...auditCheckRoutes],
  jobs: [
    ...followedJob(
      auditCheckQueue,
      ({ infrastructure }) =>
        ({ checkId }) =>
          workCheck(infrastructure, checkId),
      ({ infrastructure }) =>
        ({ checkId }) =>
          failCheck(infrastructure, checkId),
    ),
  ],
  exports: [actionExports],
  commands: [checkAudit],
});
