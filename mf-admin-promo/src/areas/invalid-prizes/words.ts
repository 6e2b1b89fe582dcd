import { defineWords } from '@fio/platform/i18n';

export const useInvalidPrizesWords = defineWords('invalid-prizes', {
  pt: async () => (await import('./invalid-prizes.pt.ts')).invalidPrizesPt,
  en: async () => (await import('./invalid-prizes.en.ts')).invalidPrizesEn,
});
