import { draws, prizeOffers } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import type { DrawServices } from './draw-services.ts';
import { publishedDraws } from './published-draws.ts';

export const drawRoutes = area(draws, {
  published: (_input, { db }) => publishedDraws(db),
});

export const prizeOfferRoutes = area(
  prizeOffers,
  { all: (_input, _context, offered: DrawServices) => offered.prizeOffers.current() },
  { all: { shared: true } },
);
