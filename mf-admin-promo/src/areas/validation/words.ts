import { defineWords } from '@fio/platform/i18n';

export const useValidationWords = defineWords('validation', {
  pt: async () => (await import('./validation.pt.ts')).validationPt,
  en: async () => (await import('./validation.en.ts')).validationEn,
});
