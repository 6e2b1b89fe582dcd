import type { PrizeState } from '@fio/domain/prize';
import type { Tones } from './terms.ts';

export const PRIZE_STATE_TONES: Tones<PrizeState> = {
  default: 'neutral',
  available: 'info',
  pending: 'warning',
  validated: 'success',
  invalid: 'error',
  delivered: 'success',
};
