import { defineWords } from '@fio/platform/i18n';
import { profileSecurityEn } from './security.en.ts';
import { profileSecurityPt } from './security.pt.ts';

export const useSecurityWords = defineWords('profileSecurity', {
  pt: profileSecurityPt,
  en: profileSecurityEn,
});
