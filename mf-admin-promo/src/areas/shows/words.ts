import { defineWords } from '@fio/platform/i18n';

export const useShowsWords = defineWords('shows', {
  pt: async () => (await import('./shows.pt.ts')).showsPt,
  en: async () => (await import('./shows.en.ts')).showsEn,
});
