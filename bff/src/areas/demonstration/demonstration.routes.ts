import { area } from '../../core/request/routes.ts';
import { demonstration } from './demonstration.contract.ts';
import { clockState, moveClock } from './move-clock.ts';

export const demonstrationRoutes = area(demonstration, {
  clock: (_input, { clock }) => clockState(clock),
  moveClock: ({ body }, context) => moveClock(context, new Date(body.to)),
});
