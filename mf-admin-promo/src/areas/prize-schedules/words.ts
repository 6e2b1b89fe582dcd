import { defineWords } from '@fio/platform/i18n';
import { prizeSchedulesEn } from './prize-schedules.en.ts';
import { prizeSchedulesPt } from './prize-schedules.pt.ts';

export const usePrizeSchedulesWords = defineWords('prize-schedules', {
  pt: prizeSchedulesPt,
  en: prizeSchedulesEn,
});
