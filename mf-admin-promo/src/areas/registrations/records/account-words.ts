import { defineWords } from '@fio/platform/i18n';

export const useAccountWords = defineWords('registration-account', {
  pt: async () => (await import('./account.pt.ts')).accountPt,
  en: async () => (await import('./account.en.ts')).accountEn,
});
