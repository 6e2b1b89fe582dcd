import { defineArea } from '../../engine/Area.ts';
import { job } from '../../engine/job.ts';
import { actionExports } from './actions.export.ts';
import { actionRoutes } from './actions.routes.ts';
import { auditCheckQueue } from './checks/audit-check-queue.ts';
import { auditCheckRoutes } from './checks/audit-checks.routes.ts';
import { workCheck } from './checks/work-check.ts';
import { checkAudit } from './verify.command.ts';

/** The audit: what staff and the product did, chained and checked. */
export const actionsArea = defineArea({
  name: 'actions',
  audited: [{ name: 'actions', page: null }],
  routes: [...actionRoutes, ...auditCheckRoutes],
  jobs: [
    job(
      auditCheckQueue,
      ({ infrastructure }) =>
        ({ checkId }, attempt) =>
          workCheck(infrastructure, checkId, attempt),
    ),
  ],
  exports: [actionExports],
  commands: [checkAudit],
});
