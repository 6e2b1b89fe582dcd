import { commands } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { availableCommands } from './available-commands.ts';
import { cancelRun } from './cancel-run.ts';
import { commandSource } from './commands.source.ts';
import type { CommandRegistry } from './registry.ts';
import { findRun, runOf } from './run-record.ts';
import { startCommand } from './start-command.ts';

export const commandRoutes = area(commands, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      query,
      source: anySource(commandSource),
      now: clock.now(),
      load: (ids: string[]) => db.commandRun.findMany({ where: { id: { in: ids } } }),
      row: runOf,
    }),
  available: (_input, context, registry: CommandRegistry) => availableCommands(context, registry),
  get: ({ params }, { db }) => findRun(db, params.id),
  start: ({ body }, context) => startCommand(context, body),
  cancel: ({ params }, context) => cancelRun(context, params.id),
});
