import { bulkRuns } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { bulkRunOf, findRun } from './bulk-record.ts';
import { cancelRun } from './cancel-run.ts';
import type { BulkServices } from './bulk-services.ts';
import { decideLater } from './decide.ts';
import { previewRun } from './preview-run.ts';
import { runDetailOf } from './run-detail.ts';
import { startRun } from './start-run.ts';

const LATEST = 10;

export const bulkRunRoutes = area(bulkRuns, {
  preview: ({ body }, context, services: BulkServices) => previewRun(context, services, body),
  decide: ({ body }, context, services: BulkServices) => decideLater(context, services, body),
  start: ({ body }, context) => startRun(context, body),
  list: async (_input, context) => {
    const found = await context.db.bulkRun.findMany({
      where: { ownerId: context.session.admin.id, decides: null },
      orderBy: { createdAt: 'desc' },
      take: LATEST,
    });
    return { items: found.map(bulkRunOf) };
  },
  get: async ({ params }, context, services) => {
    const run = await findRun(context.db, params.id, context.session.admin.id);
    return runDetailOf(context, services, run);
  },
  cancel: ({ params }, context) => cancelRun(context, params.id),
});
