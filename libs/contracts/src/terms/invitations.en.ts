import type { InvitationSign, InvitationState } from '@fio/domain/invitation';
import type { Terms } from './terms.ts';

export const invitationStateEn: Terms<InvitationState> = {
  registered: 'E-mail not confirmed yet',
  confirmed: 'Confirmed',
  doubtful: 'Doubtful',
};

export const invitationSignEn: Terms<InvitationSign> = {
  session: 'sent while the inviter was signed in',
  device: 'same device',
  address: 'same network',
  together: 'many invited from one network or device',
};
