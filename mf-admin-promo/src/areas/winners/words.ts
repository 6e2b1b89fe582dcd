import { defineWords } from '@fio/platform/i18n';
import { winnersEn } from './winners.en.ts';
import { winnersPt } from './winners.pt.ts';

export const useWinnersWords = defineWords('winners', { pt: winnersPt, en: winnersEn });
