import { bulkRuns } from '@fio/contracts';
import { liveAdmin } from '../../core/identity/live-admin.ts';
import { area } from '../../core/request/routes.ts';
import { bulkDetailOf, bulkRunOf, findRun } from './bulk-record.ts';
import { cancelRun } from './cancel-run.ts';
import { startRun } from './start-run.ts';

const LATEST = 10;

export const bulkRunRoutes = area(bulkRuns, {
  start: ({ body }, context) => startRun(context, body),
  list: async (_input, context) => {
    const found = await context.db.bulkRun.findMany({
      where: { ownerId: liveAdmin(context).id },
      orderBy: { createdAt: 'desc' },
      take: LATEST,
    });
    return { items: found.map(bulkRunOf) };
  },
  get: async ({ params }, context) => {
    const run = await findRun(context.db, params.id, liveAdmin(context).id);
    return bulkDetailOf(context.db, run, context.language);
  },
  cancel: ({ params }, context) => cancelRun(context, params.id),
});
