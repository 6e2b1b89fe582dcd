import { dashboard } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { deadlines } from './deadlines.ts';
import { figures } from './figures.ts';
import { startCommand } from './start-command.ts';

export const dashboardRoutes = area(dashboard, {
  figures: (_input, services) => figures(services),
  deadlines: (_input, services) => deadlines(services),
  command: ({ params }, context) => startCommand(context, params.command),
});
