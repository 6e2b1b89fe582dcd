import { defineWords } from '@fio/platform/i18n';

export const useLotteryDayWords = defineWords('lottery-day', {
  pt: async () => (await import('./lottery-day.pt.ts')).lotteryDayPt,
  en: async () => (await import('./lottery-day.en.ts')).lotteryDayEn,
});
