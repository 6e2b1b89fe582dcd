import type { InvoiceState } from '@fio/domain/invoice';
import type { Terms } from './terms.ts';

export const invoiceStatePt: Terms<InvoiceState> = {
  received: 'Recebida',
  checking: 'Em verificação',
  pending: 'Aguarda análise',
  valid: 'Válida',
  invalid: 'Inválida',
};

/** An invoice of one’s own. */
export const ownInvoiceStatePt: Terms<InvoiceState> = {
  ...invoiceStatePt,
  checking: 'Em conferência',
  pending: 'Em análise',
  valid: 'Aprovada',
  invalid: 'Não aceita',
};
