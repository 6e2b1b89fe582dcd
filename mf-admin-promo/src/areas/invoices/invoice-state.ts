import { INVOICE_STATE_TONES } from '@fio/contracts/terms/invoices.tones';
import { enumeration } from '@fio/platform/area';
import { useInvoicesWords } from './words.ts';

export const invoiceState = enumeration(useInvoicesWords, 'state', INVOICE_STATE_TONES);
