import { invoiceOriginEn, invoiceReasonEn } from '@fio/contracts/terms/invoice-reasons.en';
import { invoiceStateEn, ownInvoiceStateEn } from '@fio/contracts/terms/invoices.en';
import type { invoiceExportPt, invoiceDataPt } from './invoices.pt.ts';

export const invoiceExportEn: typeof invoiceExportPt = {
  file: 'invoices',
  columns: {
    createdAt: 'Sent at',
    participant: 'Participant',
    cnpj: 'CNPJ of the shop',
    model: 'Model',
    series: 'Series',
    number: 'Number',
    key: 'Access key',
    purchasedOn: 'Bought on',
    value: 'Value (R$)',
    origin: 'Origin',
    state: 'State',
    reason: 'Reason',
    tickets: 'Lucky numbers',
    changedAt: 'Last change',
  },
  origin: invoiceOriginEn,
  state: invoiceStateEn,
  reason: invoiceReasonEn,
};

/** The same in English. */
export const invoiceDataEn: typeof invoiceDataPt = {
  title: 'Receipts sent',
  columns: { receipt: 'Receipt', state: 'State', at: 'When' },
  state: ownInvoiceStateEn,
};
