import type { DrawState } from '@fio/domain/draw/draw-state';
import type { Tones } from './terms.ts';

export const DRAW_STATE_TONES: Tones<DrawState> = {
  draft: 'neutral',
  scheduled: 'info',
  frozen: 'info',
  extraction_recorded: 'warning',
  confirmed: 'info',
  calculated: 'warning',
  reviewed: 'warning',
  published: 'success',
  accounted: 'success',
  postponed: 'warning',
  cancelled: 'error',
};
