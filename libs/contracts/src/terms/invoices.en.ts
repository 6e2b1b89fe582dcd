import type { InvoiceState } from '@fio/domain/invoice';
import type { Terms } from './terms.ts';

export const invoiceStateEn: Terms<InvoiceState> = {
  received: 'Received',
  checking: 'Being checked',
  pending: 'Waits for review',
  valid: 'Valid',
  invalid: 'Invalid',
};

/** An invoice of one’s own. */
export const ownInvoiceStateEn: Terms<InvoiceState> = {
  ...invoiceStateEn,
  pending: 'In review',
  valid: 'Approved',
  invalid: 'Not accepted',
};
