import { indexes } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { startCommand } from '../commands/index.ts';
import { existingIndex, indexDetail, indexRowOf } from './index-record.ts';
import { indexSource } from './indexes.source.ts';
import { loadIndexes } from './inventory.ts';

export const indexRoutes = area(indexes, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      query,
      source: anySource(indexSource),
      now: clock.now(),
      load: (ids: string[]) => loadIndexes(db, ids),
      row: indexRowOf,
    }),
  get: ({ params }, { db }) => indexDetail(db, params.id),
  rebuild: async ({ params }, context) => {
    const { id } = await existingIndex(context.db, params.id);
    return startCommand(context, { command: 'rebuild-indexes', isDry: false, target: id });
  },
});
