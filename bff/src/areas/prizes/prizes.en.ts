import type { invalidPrizeExportPt, prizeExportPt, prizeDataPt } from './prizes.pt.ts';

const state = {
  default: 'Scheduled',
  available: 'Available',
  pending: 'Pending',
  validated: 'Validated',
  invalid: 'Invalid',
  delivered: 'Delivered',
};
const reason = {
  cpf_mismatch: 'CPF is not that of the document',
  under_age: 'Under age',
  no_address: 'Address not confirmed',
  illegible_receipt: 'Illegible receipt',
  product: 'Product does not take part',
  employee: 'Employee or agency',
  already_won: 'Has won the most there is',
  invoice_invalid: 'Invalid receipt',
  no_answer: 'No answer in time',
  fraud: 'Fraud',
};

const shared = {
  kind: 'Prize',
  value: 'Value (R$)',
  origin: 'Origin',
  participant: 'Participant',
  invoice: 'Receipt',
  claimedAt: 'Won at',
  reason: 'Reason',
  note: 'Internal note',
};

export const prizeExportEn: typeof prizeExportPt = {
  file: 'prizes',
  columns: {
    ...shared,
    state: 'State',
    opensAt: 'Moment',
    nth: 'Participation',
    validatedAt: 'Validated at',
    deliveredAt: 'Delivered at',
  },
  state,
  reason,
  origin: { instant: 'Instant', manual: 'Given by staff' },
};

export const invalidPrizeExportEn: typeof invalidPrizeExportPt = {
  file: 'invalid-prizes',
  columns: { ...shared, invalidatedAt: 'Refused at', invalidatedBy: 'Refused by', reoffered: 'Slot' },
  state,
  reason,
  origin: prizeExportEn.origin,
};

/** The same in English. */
export const prizeDataEn: typeof prizeDataPt = {
  title: 'Prizes',
  columns: { prize: 'Prize', state: 'State', at: 'When' },
  state: {
    pending: 'being checked',
    validated: 'confirmed',
    invalid: 'not confirmed',
    delivered: 'delivered',
  },
};
