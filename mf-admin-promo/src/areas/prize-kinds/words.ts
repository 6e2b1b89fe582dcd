import { defineWords } from '@fio/platform/i18n';

export const usePrizeKindsWords = defineWords('prize-kinds', {
  pt: async () => (await import('./prize-kinds.pt.ts')).prizeKindsPt,
  en: async () => (await import('./prize-kinds.en.ts')).prizeKindsEn,
});
