import { defineWords } from '@fio/platform/i18n';

export const usePrizesWords = defineWords('prizes', {
  pt: async () => (await import('./prizes.pt.ts')).prizesPt,
  en: async () => (await import('./prizes.en.ts')).prizesEn,
});
