import { defineWords } from '@fio/platform/i18n';
import { prizesEn } from './prizes.en.ts';
import { prizesPt } from './prizes.pt.ts';

export const usePrizesWords = defineWords('prizes', { pt: prizesPt, en: prizesEn });
