import type { ConsentPurpose } from '../core/consent-purposes.ts';
import type { Terms } from './terms.ts';

export const consentPurposeEn: Terms<ConsentPurpose> = {
  regulation: 'Regulation',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  marketing: 'News by e-mail',
  notifications: 'Notifications asked for',
};
