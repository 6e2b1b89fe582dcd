import type { invoiceReasonsPt } from './reasons.pt.ts';

export const invoiceReasonsEn: typeof invoiceReasonsPt = {
  illegible: 'we could not read it. You may send another photo, sharper and with the whole receipt.',
  out_of_period: 'the purchase is not of the promotion’s period.',
  not_participating: 'the shop does not take part in the promotion.',
  product: 'the receipt has no product that takes part.',
  below_minimum: 'its value is below the minimum.',
  duplicate: 'this receipt was registered before.',
  tampered: 'the data you gave are not those of the receipt.',
  not_fiscal: 'the document is not a receipt that the promotion takes.',
  over_limit: 'you have reached the limit of receipts.',
};
