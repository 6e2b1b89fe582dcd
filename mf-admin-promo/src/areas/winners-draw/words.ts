import { defineWords } from '@fio/platform/i18n';

export const useWinnersDrawWords = defineWords('winners-draw', {
  pt: async () => (await import('./winners-draw.pt.ts')).winnersDrawPt,
  en: async () => (await import('./winners-draw.en.ts')).winnersDrawEn,
});
