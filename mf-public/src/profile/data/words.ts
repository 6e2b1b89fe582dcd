import { defineWords } from '@fio/platform/i18n';
import { profileDataEn } from './data.en.ts';
import { profileDataPt } from './data.pt.ts';

export const useProfileDataWords = defineWords('profileData', { pt: profileDataPt, en: profileDataEn });
