import type { WinnerState } from '@fio/domain/draw/winner-state';
import type { Tones } from './terms.ts';

export const WINNER_STATE_TONES: Tones<WinnerState> = {
  reserve: 'neutral',
  drawn: 'info',
  contacting: 'warning',
  documents: 'warning',
  validated: 'success',
  delivered: 'success',
  disqualified: 'error',
  not_found: 'error',
  declined: 'error',
  deceased: 'warning',
  prescribed: 'error',
};
