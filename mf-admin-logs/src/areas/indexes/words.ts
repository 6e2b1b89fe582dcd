import { defineWords } from '@fio/platform/i18n';

export const useIndexesWords = defineWords('indexes', {
  pt: async () => (await import('./indexes.pt.ts')).indexesPt,
  en: async () => (await import('./indexes.en.ts')).indexesEn,
});
