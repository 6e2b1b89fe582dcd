import { defineArea } from '../../engine/Area.ts';
import { showsArea } from '../shows/index.ts';
import { embedFiles } from './embed-files.ts';
import type { EmbedServices } from './embed-services.ts';
import { embedRoutes } from './embeds.routes.ts';
import { EmbedVisits } from './EmbedVisits.ts';
import { oldDays } from './old-days.ts';

/** Theories in other sites' pages. */
export const embedsArea = defineArea<EmbedServices>({
  name: 'embeds',
  routes: embedRoutes,
  services: ({ pool, log, clock }, product) => ({
    content: product.servicesOf(showsArea).content,
    visits: new EmbedVisits({ pool, log, clock }),
  }),
  stop: ({ visits }) => visits.flush(),
  cleanUp: [oldDays],
  middleware: { at: '/embed', handler: embedFiles },
});
