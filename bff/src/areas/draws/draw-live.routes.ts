import { drawLive } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';
import { area } from '../../core/request/routes.ts';
import type { DrawServices } from './draw-services.ts';

export const drawLiveRoutes = area(
  drawLive,
  {
    moment: async ({ params }, _context, { drawMoments }: DrawServices) => {
      const moment = await drawMoments.of(params.slug);
      if (!moment) throw new AppError('NOT_FOUND');
      return moment;
    },
    live: async ({ params: { slug } }, { ip }, { drawMoments, drawStreams }) => {
      if (!(await drawMoments.of(slug))) throw new AppError('NOT_FOUND');
      return drawStreams.open([slug], addressKey(ip));
    },
  },
  { moment: { shared: true } },
);
