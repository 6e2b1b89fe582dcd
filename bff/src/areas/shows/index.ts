import { adminShows } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { pollsArea } from '../polls/index.ts';
import { shareArea } from '../share/index.ts';
import { homePage } from './pages/home.page.ts';
import { showPage } from './pages/show.page.ts';
import { theoriesPage, theoryPage } from './pages/theory.page.ts';
import { PublicContent } from './PublicContent.ts';
import { shareImages } from './share-images.ts';
import type { ShowServices } from './show-services.ts';
import { showExports } from './shows.export.ts';
import { adminShowRoutes, showRoutes, theoryRoutes } from './shows.routes.ts';

/** Series, and the public content that is made of them and their theories. */
export const showsArea = defineArea<ShowServices>({
  name: 'shows',
  audited: [{ name: 'shows', page: adminShows }],
  routes: [...adminShowRoutes, ...showRoutes, ...theoryRoutes],
  services: ({ db, notices, clock }, product) => ({
    content: new PublicContent({
      db,
      notices,
      clock,
      live: product.servicesOf(pollsArea).live,
    }),
    shareImages: product.servicesOf(shareArea).shareImages,
  }),
  start: ({ content }) => content.start(),
  stop: ({ content }) => content.stop(),
  exports: [showExports],
  findables: [
    findable(
      adminShows,
      ({ title }) => title,
      ({ platform }) => platform,
    ),
  ],
  pages: [homePage, theoriesPage, theoryPage, showPage],
  addresses: (_infrastructure, { content }) => content.addresses(),
  middleware: { at: '/share', handler: shareImages },
});

export type { PublicContent } from './PublicContent.ts';
export type { ShowDates } from './show-dates.ts';
