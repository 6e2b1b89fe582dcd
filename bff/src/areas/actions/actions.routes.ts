import { actions } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { actionDetailOf, actionRowOf, differencesSince } from './action-record.ts';
import { seesWhole } from '../../core/people/whole-data.ts';
import { startExport } from '../exports/index.ts';
import { actionExports } from './actions.export.ts';
import { actionSource } from './actions.source.ts';

export const actionRoutes = area(actions, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      source: anySource(actionSource),
      query,
      now: clock.now(),
      load: (ids: bigint[]) => db.action.findMany({ where: { id: { in: ids } } }),
      row: actionRowOf,
    }),
  export: (input, context) => startExport(actionExports, input, context),
  actors: async (_input, { db }) => ({
    items: await db.adminUser.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } }),
  }),
  get: async ({ params }, context) => {
    const { db, language } = context;
    const found = await db.action.findUnique({ where: { id: BigInt(params.id) } });
    if (found === null) throw new AppError('NOT_FOUND');
    return actionDetailOf(db, found, { language, isWhole: seesWhole(context) });
  },
  since: async ({ params }, context) => {
    const { db, language } = context;
    const [id, earlier] = [BigInt(params.id), BigInt(params.earlier)];
    return {
      differences: await differencesSince(db, { id, earlier }, { language, isWhole: seesWhole(context) }),
    };
  },
});
