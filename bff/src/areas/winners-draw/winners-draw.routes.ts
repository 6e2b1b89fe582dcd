import { winnersDraw } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { area } from '../../core/request/routes.ts';
import { drawRegulations } from './draw-regulations.ts';
import { scheduleDraw, withdrawDraw } from './schedule-draw.ts';
import { drawResource } from './winners-draw.resource.ts';

export const winnersDrawRoutes = area(winnersDraw, {
  ...crud(drawResource),
  schedule: ({ params, body }, context) => scheduleDraw(context, params.id, body.version),
  withdraw: ({ params, body }, context) => withdrawDraw(context, params.id, body.version),
  regulations: (_input, { db }) => drawRegulations(db),
});
