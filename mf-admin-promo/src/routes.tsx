import { defineRemote } from '@fio/platform/remote';
import { calculationArea } from './areas/calculation/calculation.area.tsx';
import { cpfBlockRoutes } from './areas/cpf-block/cpf-block.routes.tsx';
import { dashboardRoutes } from './areas/dashboard/dashboard.routes.tsx';
import { emailTemplatesArea } from './areas/email-templates/email-templates.area.tsx';
import { dispatchListRoutes } from './areas/dispatch-list/dispatch-list.routes.tsx';
import { faqRoutes } from './areas/faq/faq.routes.tsx';
import { invoicesRoutes } from './areas/invoices/invoices.routes.tsx';
import { invalidPrizesArea } from './areas/invalid-prizes/invalid-prizes.area.tsx';
import { pollsArea } from './areas/polls/polls.area.tsx';
import { prizeKindsArea } from './areas/prize-kinds/prize-kinds.area.tsx';
import { prizeScheduleRoutes } from './areas/prize-schedules/prize-schedules.routes.tsx';
import { prizesArea } from './areas/prizes/prizes.area.tsx';
import { registrationsArea } from './areas/registrations/registrations.area.tsx';
import { regulationsArea } from './areas/regulations/regulations.area.tsx';
import { sacArea } from './areas/sac/sac.area.tsx';
import { statisticsRoutes } from './areas/statistics/statistics.routes.tsx';
import { suggestionsArea } from './areas/suggestions/suggestions.area.tsx';
import { ticketsRoutes } from './areas/tickets/tickets.routes.tsx';
import { showsArea } from './areas/shows/shows.area.tsx';
import { winnersArea } from './areas/winners/winners.area.tsx';
import { validationRoutes } from './areas/validation/validation.routes.tsx';
import { winnersDrawArea } from './areas/winners-draw/winners-draw.area.tsx';

export default defineRemote({
  id: 'mf-admin-promo',
  routes: [
    ...dashboardRoutes,
    ...statisticsRoutes,
    ...showsArea,
    ...pollsArea,
    ...suggestionsArea,
    ...sacArea,
    ...registrationsArea,
    ...cpfBlockRoutes,
    ...invoicesRoutes,
    ...ticketsRoutes,
    ...prizesArea,
    ...prizeKindsArea,
    ...prizeScheduleRoutes,
    ...invalidPrizesArea,
    ...validationRoutes,
    ...emailTemplatesArea,
    ...dispatchListRoutes,
    ...faqRoutes,
    ...regulationsArea,
    ...winnersDrawArea,
    ...winnersArea,
    ...calculationArea,
  ],
});
