import type { InvoiceState } from '@fio/domain/invoice';
import type { Tones } from './terms.ts';

export const INVOICE_STATE_TONES: Tones<InvoiceState> = {
  received: 'neutral',
  checking: 'info',
  pending: 'warning',
  valid: 'success',
  invalid: 'error',
};
