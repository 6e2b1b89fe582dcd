import type { UserState } from '../admin/users.ts';
import type { Tones } from './terms.ts';

export const USER_STATE_TONES: Tones<UserState> = {
  active: 'success',
  invited: 'info',
  locked: 'error',
  disabled: 'neutral',
};
