import type { RegistrationState } from '@fio/domain/registration';
import type { Terms } from './terms.ts';

export const registrationStatePt: Terms<RegistrationState> = {
  pending_email: 'Aguardando e-mail',
  active: 'Ativo',
  disabled: 'Desativado',
  blocked: 'CPF bloqueado',
  anonymised: 'Anonimizado',
};
