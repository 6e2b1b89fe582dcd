import type { TextSign } from '@fio/domain/suggestion-signs';
import type { Terms } from './terms.ts';

/** What of a visitor's text a person should look at, for staff alone. */
export const textSignEn: Terms<TextSign> = {
  email: 'e-mail',
  phone: 'phone',
  cpf: 'CPF',
  link: 'link',
  handle: 'social network profile',
  profanity: 'coarse language',
  shouting: 'all capitals',
};
