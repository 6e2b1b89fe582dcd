import { defineArea } from '../../engine/Area.ts';
import { rowsRule } from '../../engine/retention-rule.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { logExports } from './logs.export.ts';
import { logRoutes } from './logs.routes.ts';

const { sql } = Prisma;

/** What visitors did, as the law has it kept. */
export const logsArea = defineArea({
  name: 'logs',
  routes: logRoutes,
  exports: [logExports],
  retention: [
    // Their ids are their order in time.
    rowsRule(
      { name: 'logs', days: ({ access }) => access },
      { table: sql`logs`, where: (before) => sql`id < log_bound(${before})` },
    ),
  ],
});

export { loadLogs, logRowOf } from './log-record.ts';
