import { logs } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { rowsRule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';
import { logExports } from './logs.export.ts';
import { logRoutes } from './logs.routes.ts';
import { kept, WHY } from '../../core/people/fate.ts';
import { keptRows } from '../../engine/person-table.ts';
import type { LogEntry } from '../../generated/prisma/client.ts';

/** What visitors did, as the law has it kept. */
export const logsArea = defineArea({
  name: 'logs',
  audited: [{ name: 'logs', page: logs }],
  routes: logRoutes,
  exports: [logExports],
  retention: [
    // Their ids are their order in time.
    rowsRule(
      { name: 'logs', days: ({ access }) => access },
      { table: sql`logs`, where: (before) => sql`id < log_bound(${before})` },
    ),
  ],
  personTables: [
    keptRows<LogEntry>('logs', {
      whose: ({ id }) => sql`registration_id = ${id}::uuid`,
      inPackage: { leftOut: 'each act that it names is told where it was done' },
      columns: kept(
        WHY.access,
        ...(['id', 'at', 'kind', 'registrationId', 'ip', 'userAgent', 'recordId', 'detail'] as const),
      ),
    }),
  ],
});

export { loadLogs, logRowOf } from './log-record.ts';
