import type { PrizeState } from '@fio/domain/prize';
import type { WON_PRIZE_STATES } from '../public/prizes.ts';
import type { Terms } from './terms.ts';

export const prizeStateEn: Terms<PrizeState> = {
  default: 'Scheduled',
  available: 'Available',
  pending: 'Pending',
  validated: 'Validated',
  invalid: 'Invalid',
  delivered: 'Delivered',
};

/** A prize of one’s own. */
export const ownPrizeStateEn: Terms<(typeof WON_PRIZE_STATES)[number]> = {
  pending: 'Being validated',
  validated: prizeStateEn.validated,
  invalid: 'Not confirmed',
  delivered: prizeStateEn.delivered,
};
