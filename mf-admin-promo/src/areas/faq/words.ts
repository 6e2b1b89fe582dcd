import { defineWords } from '@fio/platform/i18n';

export const useFaqWords = defineWords('admin-faq', {
  pt: async () => (await import('./faq.pt.ts')).faqPt,
  en: async () => (await import('./faq.en.ts')).faqEn,
});
