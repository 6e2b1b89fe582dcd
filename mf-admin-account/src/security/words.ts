import { defineWords } from '@fio/platform/i18n';
import { securityEn } from './security.en.ts';
import { securityPt } from './security.pt.ts';

export const useSecurityWords = defineWords('security', { pt: securityPt, en: securityEn });
