import { defineWords } from '@fio/platform/i18n';
import { registrationsEn } from './registrations.en.ts';
import { registrationsPt } from './registrations.pt.ts';

export const useRegistrationsWords = defineWords('registrations', {
  pt: registrationsPt,
  en: registrationsEn,
});
