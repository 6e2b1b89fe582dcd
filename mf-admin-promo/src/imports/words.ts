import { defineWords } from '@fio/platform/i18n';

export const useImportsWords = defineWords('imports', {
  pt: async () => (await import('./imports.pt.ts')).importsPt,
  en: async () => (await import('./imports.en.ts')).importsEn,
});
