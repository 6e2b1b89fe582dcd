import { draws, prizeOffers } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { prizesPage } from './prizes-page.ts';
import { publishedDraws } from './published-draws.ts';

export const drawRoutes = area(draws, {
  published: (_input, { db }) => publishedDraws(db),
});

export const prizeOfferRoutes = area(
  prizeOffers,
  { all: (_input, context) => prizesPage(context) },
  { all: { shared: true } },
);
