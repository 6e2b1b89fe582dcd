import { defineWords } from '@fio/platform/i18n';

export const usePrizeSchedulesWords = defineWords('prize-schedules', {
  pt: async () => (await import('./prize-schedules.pt.ts')).prizeSchedulesPt,
  en: async () => (await import('./prize-schedules.en.ts')).prizeSchedulesEn,
});
