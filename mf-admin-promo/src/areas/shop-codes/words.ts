import { defineWords } from '@fio/platform/i18n';

export const useShopCodesWords = defineWords('shop-codes', {
  pt: async () => (await import('./shop-codes.pt.ts')).shopCodesPt,
  en: async () => (await import('./shop-codes.en.ts')).shopCodesEn,
});
