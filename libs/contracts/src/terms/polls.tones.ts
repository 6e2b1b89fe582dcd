import type { PollState } from '@fio/domain/poll';
import type { Tones } from './terms.ts';

export const POLL_STATE_TONES: Tones<PollState> = {
  draft: 'neutral',
  scheduled: 'info',
  open: 'success',
  closed: 'warning',
  resolved: 'info',
  archived: 'neutral',
};
