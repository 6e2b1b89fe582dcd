import { defineWords } from '@fio/platform/i18n';

export const useFunnelWords = defineWords('funnel', {
  pt: async () => (await import('./funnel.pt.ts')).funnelPt,
  en: async () => (await import('./funnel.en.ts')).funnelEn,
});
