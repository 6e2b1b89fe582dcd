import { defineWords } from '@fio/platform/i18n';

export const useExportsWords = defineWords('exports', {
  pt: async () => (await import('./exports.pt.ts')).exportsPt,
  en: async () => (await import('./exports.en.ts')).exportsEn,
});
