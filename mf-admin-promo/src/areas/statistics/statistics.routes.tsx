import { statistics } from '@fio/contracts/admin/statistics';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { useStatisticsWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: statistics.overview.access,
  title: () => useStatisticsWords.t('title'),
};

export const statisticsRoutes: RouteObject[] = [
  {
    path: '/admin/statistics',
    handle,
    lazy: async () => {
      const { StatisticsPage } = await import('./statistics-page.tsx');
      return {
        Component: () => (
          <Gate needs={statistics.overview}>
            <StatisticsPage />
          </Gate>
        ),
      };
    },
  },
];
