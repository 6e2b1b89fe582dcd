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
