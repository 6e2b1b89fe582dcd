import type { TextSign } from '@fio/domain/suggestion-signs';
import type { Terms } from './terms.ts';

/** What of a visitor's text a person should look at, for staff alone. */
export const textSignPt: Terms<TextSign> = {
  email: 'e-mail',
  phone: 'telefone',
  cpf: 'CPF',
  link: 'link',
  handle: 'perfil de rede social',
  profanity: 'palavrão',
  shouting: 'tudo em maiúsculas',
};
