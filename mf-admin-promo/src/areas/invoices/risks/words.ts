import { defineWords } from '@fio/platform/i18n';

// One file a language with the other small words: each file is named with its hash in what every page loads.
export const useRisksWords = defineWords('receipt-risks', {
  pt: async () => (await import(/* webpackChunkName: "words-pt" */ './risks.pt.ts')).risksPt,
  en: async () => (await import(/* webpackChunkName: "words-en" */ './risks.en.ts')).risksEn,
});
