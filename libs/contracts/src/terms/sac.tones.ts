import type { SacState } from '@fio/domain/sac';
import type { Tones } from './terms.ts';

export const SAC_STATE_TONES: Tones<SacState> = {
  open: 'warning',
  answered: 'success',
  waiting: 'info',
  closed: 'neutral',
};
