import type { ConsentPurpose } from '../core/consent-purposes.ts';
import type { Terms } from './terms.ts';

export const consentPurposePt: Terms<ConsentPurpose> = {
  regulation: 'Regulamento',
  terms: 'Termos de uso',
  privacy: 'Política de privacidade',
  marketing: 'Novidades por e-mail',
  notifications: 'Avisos pedidos',
};
