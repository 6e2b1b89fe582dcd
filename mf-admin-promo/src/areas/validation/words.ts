import { defineWords } from '@fio/platform/i18n';

export const useValidationWords = defineWords('validation', {
  pt: async () => (await import('./validation.pt.ts')).validationPt,
  en: async () => (await import('./validation.en.ts')).validationEn,
});

export const useEvidenceWords = defineWords('evidence', {
  pt: async () => (await import('./evidence.pt.ts')).evidencePt,
  en: async () => (await import('./evidence.en.ts')).evidenceEn,
});
