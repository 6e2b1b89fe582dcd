import { defineWords } from '@fio/platform/i18n';

export const useWinnersWords = defineWords('winners', {
  pt: async () => (await import('./winners.pt.ts')).winnersPt,
  en: async () => (await import('./winners.en.ts')).winnersEn,
});
