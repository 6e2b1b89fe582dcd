import { defineWords } from '@fio/platform/i18n';

export const useSalesWords = defineWords('sales', {
  pt: async () => (await import('./sales.pt.ts')).salesPt,
  en: async () => (await import('./sales.en.ts')).salesEn,
});
