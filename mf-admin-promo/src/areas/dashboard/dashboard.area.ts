import { dashboard } from '@fio/contracts/admin/dashboard';
import { definePages } from '@fio/platform/area';
import { useDashboardWords } from './words.ts';

export const dashboardArea = definePages(
  useDashboardWords,
  [
    {
      path: '/admin/dashboard',
      needs: dashboard.figures,
      title: 'title',
      load: async () => (await import('./dashboard.tsx')).Dashboard,
    },
  ],
  { section: 'administration', icon: 'dashboard', order: 10 },
);
