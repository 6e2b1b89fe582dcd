import { defineWords } from '@fio/platform/i18n';
import { homeEn } from './home.en.ts';
import { homePt } from './home.pt.ts';

export const useHomeWords = defineWords('home', { pt: homePt, en: homeEn });
