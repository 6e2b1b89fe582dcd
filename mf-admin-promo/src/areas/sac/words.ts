import { defineWords } from '@fio/platform/i18n';

export const useSacWords = defineWords('sac', {
  pt: async () => (await import('./sac.pt.ts')).sacPt,
  en: async () => (await import('./sac.en.ts')).sacEn,
});
