import type { DispatchState } from '@fio/domain/dispatch';
import type { Tones } from './terms.ts';

export const DISPATCH_STATE_TONES: Tones<DispatchState> = {
  draft: 'neutral',
  scheduled: 'info',
  queued: 'info',
  sending: 'info',
  paused: 'warning',
  sent: 'success',
  partially_failed: 'warning',
  failed: 'error',
  cancelled: 'neutral',
};
