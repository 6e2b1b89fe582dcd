import { defineWords } from '@fio/platform/i18n';

export const useStatisticsWords = defineWords('statistics', {
  pt: async () => (await import('./statistics.pt.ts')).statisticsPt,
  en: async () => (await import('./statistics.en.ts')).statisticsEn,
});
