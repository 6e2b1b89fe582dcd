import { defineWords } from '@fio/platform/i18n';
import { statisticsEn } from './statistics.en.ts';
import { statisticsPt } from './statistics.pt.ts';

export const useStatisticsWords = defineWords('statistics', { pt: statisticsPt, en: statisticsEn });
