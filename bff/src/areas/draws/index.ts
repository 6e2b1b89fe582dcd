import { defineArea } from '../../engine/Area.ts';
import { calculationArea, drawEvidence } from '../calculation/index.ts';
import { drawAddresses } from './draw-addresses.ts';
import { LiveStreams } from '../../http/live/LiveStreams.ts';
import { drawLiveRoutes } from './draw-live.routes.ts';
import { DrawMoments } from './DrawMoments.ts';
import { drawProofRoutes } from './draw-proof.routes.ts';
import { drawDayPage, drawPage, winnersPage } from './draws.page.ts';
import { drawRoutes, prizeOfferRoutes } from './draws.routes.ts';
import type { DrawServices } from './draw-services.ts';
import { PrizeOffers } from './PrizeOffers.ts';
import { prizesPage } from './prizes-page.ts';
import { prizesPublicPage } from './prizes.page.ts';
import { PublishedEvidence } from './PublishedEvidence.ts';

/** What anyone may see, and check, of the draws. */
export const drawsArea = defineArea<DrawServices>({
  name: 'draws',
  routes: [...drawRoutes, ...prizeOfferRoutes, ...drawProofRoutes, ...drawLiveRoutes],
  services: (infrastructure, product) => {
    const { db, pool, streams } = infrastructure;
    const { frozenLists } = product.servicesOf(calculationArea);
    const drawMoments = new DrawMoments(pool);
    return {
      frozenLists,
      drawMoments,
      drawStreams: new LiveStreams({ readings: drawMoments, capacity: streams }),
      publishedEvidence: new PublishedEvidence((drawId) => drawEvidence({ db, pool, frozenLists }, drawId)),
      prizeOffers: new PrizeOffers(() => prizesPage(infrastructure)),
    };
  },
  drain: ({ drawStreams }) => drawStreams.close(),
  pages: [winnersPage, drawPage, drawDayPage, prizesPublicPage],
  addresses: ({ db }) => drawAddresses(db),
});
