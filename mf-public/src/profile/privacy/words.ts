import { defineWords } from '@fio/platform/i18n';
import { profilePrivacyEn } from './privacy.en.ts';
import { profilePrivacyPt } from './privacy.pt.ts';

export const usePrivacyWords = defineWords('profilePrivacy', { pt: profilePrivacyPt, en: profilePrivacyEn });
