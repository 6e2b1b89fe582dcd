import { defineWords } from '@fio/platform/i18n';
import { enterEn } from './enter.en.ts';
import { enterPt } from './enter.pt.ts';

export const useEnterWords = defineWords('enter', { pt: enterPt, en: enterEn });
