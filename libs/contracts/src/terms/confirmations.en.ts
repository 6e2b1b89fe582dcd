import type { ConfirmationSourceName, Contradiction, Proof } from '@fio/domain/confirmation';
import type { Terms } from './terms.ts';

/** What confirmed a receipt; `earlier`: it counted before confirmations were asked for. */
export const confirmationSourceEn: Terms<ConfirmationSourceName | 'earlier'> = {
  qr_hash: 'The receipt’s QR code',
  qr_signature: 'Signature in the QR code',
  sales: 'The shop’s sales',
  xml_signature: 'Signed XML',
  consulting: 'Consulting service',
  person: 'Staff',
  earlier: 'Before confirmations',
};

export const proofEn: Terms<Proof> = {
  receipt: 'The receipt exists',
  holder: 'Its sender held it',
  buyer: 'Its sender is the buyer',
};

export const contradictionEn: Terms<Contradiction> = {
  signature: 'Code or signature does not match',
  value: 'Another value',
  day: 'Another day',
  buyer: 'Another buyer',
  cancelled: 'Cancelled receipt',
  absent: 'Unknown receipt',
};
