import type { DispatchKind, DispatchState } from '@fio/domain/dispatch';
import type { Terms } from './terms.ts';

export const dispatchStateEn: Terms<DispatchState> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  queued: 'Queued',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  partially_failed: 'Sent in part',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Why it writes, in a word or two. */
export const dispatchKindEn: Terms<DispatchKind> = {
  marketing: 'News',
  service: 'Notice',
};

/** The same where it is chosen: with whom it reaches. */
export const chosenDispatchKindEn: Terms<DispatchKind> = {
  marketing: 'News (only who agreed to get them)',
  service: 'Notice about taking part (everybody)',
};
