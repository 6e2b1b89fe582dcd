import { defineWords } from '@fio/platform/i18n';
import { profileEn } from './profile.en.ts';
import { profilePt } from './profile.pt.ts';

export const useProfileWords = defineWords('profile', { pt: profilePt, en: profileEn });
