import type { DisqualificationReason } from '@fio/domain/draw/disqualification';
import type { WinnerState } from '@fio/domain/draw/winner-state';
import type { Terms } from './terms.ts';

export const winnerStateEn: Terms<WinnerState> = {
  reserve: 'Waiting surrogate',
  drawn: 'Drawn',
  contacting: 'Being contacted',
  documents: 'Waiting for documents',
  validated: 'Validated',
  delivered: 'Delivered',
  disqualified: 'Disqualified',
  not_found: 'Not found',
  declined: 'Declined',
  deceased: 'Deceased',
  prescribed: 'Prescribed',
};

export const disqualificationEn: Terms<DisqualificationReason> = {
  barred: 'Barred by the regulation',
  under_age: 'Under age on the day of the extraction',
  false_data: 'False data in the registration',
  receipt_invalid: 'The purchase was not shown',
  second_account: 'More than one account of one person',
  fraud: 'Proven fraud',
  documents_missing: 'Documents not sent in time',
  account_erased: 'Account erased',
};
