import { defineWords } from '@fio/platform/i18n';

export const useBroughtWords = defineWords('receipt-brought', {
  pt: async () => (await import('./brought.pt.ts')).broughtPt,
  en: async () => (await import('./brought.en.ts')).broughtEn,
});
