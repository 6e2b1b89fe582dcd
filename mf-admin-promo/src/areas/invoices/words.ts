import { defineWords } from '@fio/platform/i18n';
import { invoicesEn } from './invoices.en.ts';
import { invoicesPt } from './invoices.pt.ts';

export const useInvoicesWords = defineWords('invoices', { pt: invoicesPt, en: invoicesEn });
