import { statistics } from '@fio/contracts/admin/statistics';
import { definePages } from '@fio/platform/area';
import { useStatisticsWords } from './words.ts';

export const statisticsArea = definePages(
  useStatisticsWords,
  [
    {
      path: '/admin/statistics',
      needs: statistics.overview,
      title: 'title',
      load: async () => (await import('./statistics-page.tsx')).StatisticsPage,
    },
  ],
  { section: 'administration', icon: 'statistics', order: 50 },
);
