import { defineWords } from '@fio/platform/i18n';
import { pageEn } from './page.en.ts';
import { pagePt } from './page.pt.ts';

export const usePageWords = defineWords('page', { pt: pagePt, en: pageEn });
