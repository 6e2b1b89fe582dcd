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
  origin: { qr: 'QR code', key: 'Typed key', photo: 'Photo or PDF' },
  state: {
    received: 'Received',
    checking: 'Being checked',
    pending: 'Waits for review',
    valid: 'Valid',
    invalid: 'Invalid',
  },
  reason: {
    illegible: 'Illegible',
    out_of_period: 'Out of the period',
    not_participating: 'Shop does not take part',
    product: 'No product that takes part',
    below_minimum: 'Value below the minimum',
    duplicate: 'Duplicate',
    tampered: 'Tampered with or other data',
    not_fiscal: 'Not an accepted receipt',
    over_limit: 'Over the limit of the person',
  },
};

/** The same in English. */
export const invoiceDataEn: typeof invoiceDataPt = {
  title: 'Receipts sent',
  columns: { receipt: 'Receipt', state: 'State', at: 'When' },
  state: {
    received: 'received',
    checking: 'being checked',
    pending: 'under review',
    valid: 'accepted',
    invalid: 'not accepted',
  },
};
