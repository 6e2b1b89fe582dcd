import { defineWords } from '@fio/platform/i18n';

export const useInvoicesWords = defineWords('invoices', {
  pt: async () => (await import('./invoices.pt.ts')).invoicesPt,
  en: async () => (await import('./invoices.en.ts')).invoicesEn,
});
