import { defineArea } from '../../engine/Area.ts';
import { calculationArea, drawEvidence } from '../calculation/index.ts';
import { drawAddresses } from './draw-addresses.ts';
import { drawProofRoutes } from './draw-proof.routes.ts';
import { drawPage, winnersPage } from './draws.page.ts';
import { drawRoutes, prizeOfferRoutes } from './draws.routes.ts';
import type { DrawServices } from './draw-services.ts';
import { PrizeOffers } from './PrizeOffers.ts';
import { prizesPage } from './prizes-page.ts';
import { prizesPublicPage } from './prizes.page.ts';
import { PublishedEvidence } from './PublishedEvidence.ts';

/** What anyone may see, and check, of the draws. */
export const drawsArea = defineArea<DrawServices>({
  name: 'draws',
  routes: [...drawRoutes, ...prizeOfferRoutes, ...drawProofRoutes],
  services: (infrastructure, product) => {
    const { db, pool } = infrastructure;
    const { frozenLists } = product.servicesOf(calculationArea);
    return {
      frozenLists,
      publishedEvidence: new PublishedEvidence((drawId) => drawEvidence({ db, pool, frozenLists }, drawId)),
      prizeOffers: new PrizeOffers(() => prizesPage(infrastructure)),
    };
  },
  pages: [winnersPage, drawPage, prizesPublicPage],
  addresses: ({ db }) => drawAddresses(db),
});
