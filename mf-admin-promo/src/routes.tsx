import { defineRemote } from '@fio/platform/remote';
import { dashboardRoutes } from './areas/dashboard/dashboard.routes.tsx';
import { faqRoutes } from './areas/faq/faq.routes.tsx';
import { invoicesRoutes } from './areas/invoices/invoices.routes.tsx';
import { pollsArea } from './areas/polls/polls.area.tsx';
import { regulationsArea } from './areas/regulations/regulations.area.tsx';
import { sacArea } from './areas/sac/sac.area.tsx';
import { suggestionsArea } from './areas/suggestions/suggestions.area.tsx';
import { showsArea } from './areas/shows/shows.area.tsx';

export default defineRemote({
  id: 'mf-admin-promo',
  routes: [
    ...dashboardRoutes,
    ...showsArea,
    ...pollsArea,
    ...suggestionsArea,
    ...sacArea,
    ...invoicesRoutes,
    ...faqRoutes,
    ...regulationsArea,
  ],
});
