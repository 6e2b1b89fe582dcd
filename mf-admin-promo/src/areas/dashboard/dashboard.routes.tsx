import { dashboard } from '@fio/contracts/admin/dashboard';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { useDashboardWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: dashboard.figures.access,
  title: () => useDashboardWords.t('title'),
};

export const dashboardRoutes: RouteObject[] = [
  {
    path: '/admin/dashboard',
    handle,
    lazy: async () => {
      const { Dashboard } = await import('./dashboard.tsx');
      return {
        Component: () => (
          <Gate needs={dashboard.figures}>
            <Dashboard />
          </Gate>
        ),
      };
    },
  },
];
