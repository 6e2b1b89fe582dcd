import { logs } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { namedByCpf } from '../../core/people/named-by-cpf.ts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { startExport } from '../exports/index.ts';
import { loadLogs, logDetailOf, logRowOf } from './log-record.ts';
import { logExports } from './logs.export.ts';
import { byWhole, logSource } from './logs.source.ts';

export const logRoutes = area(logs, {
  list: ({ query }, context) => {
    const { db, clock, vaults } = context;
    const page = listPage({
      db,
      source: anySource(logSource),
      query: byWhole(query, vaults.cpf),
      now: clock.now(),
      load: (ids: string[]) => loadLogs(db, ids),
      row: logRowOf,
    });
    return namedByCpf(context, { path: logs.list.path, query, page });
  },
  export: ({ query, body }, context) =>
    startExport(logExports, { query: byWhole(query, context.vaults.cpf), body }, context),
  get: async ({ params }, { db }) => {
    const [found] = await loadLogs(db, [params.id]);
    if (found === undefined) throw new AppError('NOT_FOUND');
    return logDetailOf(db, found);
  },
});
