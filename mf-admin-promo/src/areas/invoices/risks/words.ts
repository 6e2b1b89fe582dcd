import { defineWords } from '@fio/platform/i18n';

export const useRisksWords = defineWords('receipt-risks', {
  pt: async () => (await import('./risks.pt.ts')).risksPt,
  en: async () => (await import('./risks.en.ts')).risksEn,
});
