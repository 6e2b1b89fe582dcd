import { defineWords } from '@fio/platform/i18n';
import { invalidPrizesEn } from './invalid-prizes.en.ts';
import { invalidPrizesPt } from './invalid-prizes.pt.ts';

export const useInvalidPrizesWords = defineWords('invalid-prizes', {
  pt: invalidPrizesPt,
  en: invalidPrizesEn,
});
