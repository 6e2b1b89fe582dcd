import type { InvoiceOrigin, InvoiceReason } from '@fio/domain/invoice';
import type { Terms } from './terms.ts';

export const invoiceReasonEn: Terms<InvoiceReason> = {
  illegible: 'Illegible',
  out_of_period: 'Out of the period',
  not_participating: 'Shop does not take part',
  product: 'No product that takes part',
  below_minimum: 'Value below the minimum',
  duplicate: 'Duplicate',
  tampered: 'Tampered with or other data',
  not_fiscal: 'Not an accepted receipt',
  over_limit: 'Over the limit of the person',
  other_claimant: 'Confirmed for somebody else',
  unconfirmed: 'Not confirmed',
};

/** Why an invoice of one’s own isn’t accepted: a sentence without its beginning. */
export const ownInvoiceReasonEn: Terms<InvoiceReason> = {
  illegible: 'we could not read it. You may send another photo, sharper and with the whole receipt.',
  out_of_period: 'the purchase is not of the promotion’s period.',
  not_participating: 'the shop does not take part in the promotion.',
  product: 'the receipt has no product that takes part.',
  below_minimum: 'its value is below the minimum.',
  duplicate: 'this receipt was registered before.',
  tampered: 'the data you gave are not those of the receipt.',
  not_fiscal: 'the document is not a receipt that the promotion takes.',
  over_limit: 'you have reached the limit of receipts.',
  other_claimant: 'this receipt was confirmed for somebody else who sent it too.',
  unconfirmed: 'we could not confirm that the receipt exists.',
};

export const invoiceOriginEn: Terms<InvoiceOrigin> = {
  qr: 'QR code',
  key: 'Typed key',
  photo: 'Photo or PDF',
  xml: 'XML file',
};
