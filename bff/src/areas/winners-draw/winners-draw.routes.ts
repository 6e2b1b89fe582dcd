import { winnersDraw } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { area } from '../../core/request/routes.ts';
import { keepPicture } from '../uploads/index.ts';
import { drawRegulations } from './draw-regulations.ts';
import { dressPrize } from './dress-prize.ts';
import { scheduleDraw, withdrawDraw } from './schedule-draw.ts';
import { drawResource } from './winners-draw.resource.ts';

export const winnersDrawRoutes = area(winnersDraw, {
  ...crud(drawResource),
  schedule: ({ params, body }, context) => scheduleDraw(context, params.id, body.version),
  withdraw: ({ params, body }, context) => withdrawDraw(context, params.id, body.version),
  dress: ({ params, body }, context) => dressPrize(context, { ...params, ...body }),
  picture: (_input, context) => keepPicture(context, 'draw'),
  regulations: (_input, { db }) => drawRegulations(db),
});
