import { commands } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { rowsRule } from '../../engine/retention-rule.ts';
import { sql } from '../../core/database/sql.ts';
import { commandJobs } from './command-jobs.ts';
import { retryJobs } from './retry-jobs.command.ts';
import { commandRoutes } from './commands.routes.ts';
import { type CommandRegistry, commandsOf } from './registry.ts';

/** Maintenance that staff, a terminal or the clock has run. */
export const commandsArea = defineArea<CommandRegistry>({
  name: 'commands',
  audited: [{ name: 'commands', page: commands }],
  routes: commandRoutes,
  commands: [retryJobs],
  jobs: commandJobs,
  services: (_infrastructure, product) => commandsOf(product),
  retention: [
    rowsRule(
      { name: 'runs', days: ({ runs }) => runs },
      { table: sql`command_runs`, where: (before) => sql`finished_at < ${before}` },
    ),
  ],
});

export { commandQueue } from './command-queue.ts';
export { findRun } from './run-record.ts';
export { startCommand } from './start-command.ts';
export { queueRun } from './start-run.ts';
