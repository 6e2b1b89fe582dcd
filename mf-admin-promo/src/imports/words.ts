import { defineWords } from '@fio/platform/i18n';

// One file a language with the other small words: each file is named with its hash in what every page loads.
export const useImportsWords = defineWords('imports', {
  pt: async () => (await import(/* webpackChunkName: "words-pt" */ './imports.pt.ts')).importsPt,
  en: async () => (await import(/* webpackChunkName: "words-en" */ './imports.en.ts')).importsEn,
});
