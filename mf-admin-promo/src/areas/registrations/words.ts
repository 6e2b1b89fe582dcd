import { defineWords } from '@fio/platform/i18n';

export const useRegistrationsWords = defineWords('registrations', {
  pt: async () => (await import('./registrations.pt.ts')).registrationsPt,
  en: async () => (await import('./registrations.en.ts')).registrationsEn,
});
