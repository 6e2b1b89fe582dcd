import type { SacState } from '@fio/domain/sac';
import type { Terms } from './terms.ts';

export const sacStateEn: Terms<SacState> = {
  open: 'Open',
  answered: 'Answered',
  waiting: 'Waiting',
  closed: 'Closed',
};

/** A message of one’s own: whether it waits for staff the first or the second time is staff’s to know. */
export const ownSacStateEn: Terms<SacState> = {
  ...sacStateEn,
  open: 'Under review',
  waiting: 'Under review',
};
