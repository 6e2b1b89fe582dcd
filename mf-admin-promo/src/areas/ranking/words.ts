import { defineWords } from '@fio/platform/i18n';

export const useRankingWords = defineWords('ranking', {
  pt: async () => (await import('./ranking.pt.ts')).rankingPt,
  en: async () => (await import('./ranking.en.ts')).rankingEn,
});
