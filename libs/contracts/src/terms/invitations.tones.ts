import type { InvitationState } from '@fio/domain/invitation';
import type { Tones } from './terms.ts';

export const INVITATION_STATE_TONES: Tones<InvitationState> = {
  registered: 'info',
  confirmed: 'success',
  doubtful: 'warning',
};
