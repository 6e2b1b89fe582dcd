import { defineWords } from '@fio/platform/i18n';

export const useDashboardWords = defineWords('dashboard', {
  pt: async () => (await import('./dashboard.pt.ts')).dashboardPt,
  en: async () => (await import('./dashboard.en.ts')).dashboardEn,
});
