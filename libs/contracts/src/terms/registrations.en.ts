import type { RegistrationState } from '@fio/domain/registration';
import type { Terms } from './terms.ts';

export const registrationStateEn: Terms<RegistrationState> = {
  pending_email: 'Waiting for e-mail',
  active: 'Active',
  disabled: 'Disabled',
  blocked: 'CPF blocked',
  anonymised: 'Anonymised',
};
