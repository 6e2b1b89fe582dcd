import { defineWords } from '@fio/platform/i18n';

export const usePollsWords = defineWords('polls', {
  pt: async () => (await import('./polls.pt.ts')).pollsPt,
  en: async () => (await import('./polls.en.ts')).pollsEn,
});
