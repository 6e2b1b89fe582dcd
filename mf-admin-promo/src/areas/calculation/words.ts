import { defineWords } from '@fio/platform/i18n';

export const useCalculationWords = defineWords('calculation', {
  pt: async () => (await import('./calculation.pt.ts')).calculationPt,
  en: async () => (await import('./calculation.en.ts')).calculationEn,
});
