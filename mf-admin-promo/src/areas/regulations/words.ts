import { defineWords } from '@fio/platform/i18n';

export const useRegulationsWords = defineWords('admin-regulations', {
  pt: async () => (await import('./regulations.pt.ts')).regulationsPt,
  en: async () => (await import('./regulations.en.ts')).regulationsEn,
});
