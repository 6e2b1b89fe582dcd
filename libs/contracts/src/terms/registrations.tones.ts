import type { RegistrationState } from '@fio/domain/registration';
import type { Tones } from './terms.ts';

export const REGISTRATION_STATE_TONES: Tones<RegistrationState> = {
  pending_email: 'warning',
  active: 'success',
  disabled: 'neutral',
  blocked: 'error',
  anonymised: 'neutral',
};
