import { defineWords } from '@fio/platform/i18n';

export const useSuggestionsWords = defineWords('suggestions', {
  pt: async () => (await import('./suggestions.pt.ts')).suggestionsPt,
  en: async () => (await import('./suggestions.en.ts')).suggestionsEn,
});
