import { adminTickets } from '@fio/contracts/admin/tickets';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { CHECK_PATH, TOTALS_PATH } from './paths.ts';
import { ticketsArea } from './tickets.area.tsx';
import { useTicketsWords } from './words.ts';

const handle = (word: 'check' | 'totals'): RouteHandle => ({
  access: 'session',
  needs: adminTickets[word].access,
  title: () => useTicketsWords.t(word),
});

export const ticketsRoutes: RouteObject[] = [
  ...ticketsArea,
  {
    path: CHECK_PATH,
    handle: handle('check'),
    lazy: async () => {
      const { CheckPage } = await import('./check/check-page.tsx');
      return {
        Component: () => (
          <Gate needs={adminTickets.check}>
            <CheckPage />
          </Gate>
        ),
      };
    },
  },
  {
    path: TOTALS_PATH,
    handle: handle('totals'),
    lazy: async () => {
      const { TotalsPage } = await import('./totals/totals-page.tsx');
      return {
        Component: () => (
          <Gate needs={adminTickets.totals}>
            <TotalsPage />
          </Gate>
        ),
      };
    },
  },
];
