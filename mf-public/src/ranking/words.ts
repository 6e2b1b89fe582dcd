import { defineWords } from '@fio/platform/i18n';
import { rankingEn } from './ranking.en.ts';
import { rankingPt } from './ranking.pt.ts';

export const useRankingWords = defineWords('ranking', { pt: rankingPt, en: rankingEn });
