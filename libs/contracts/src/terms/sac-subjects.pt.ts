import type { SacSubject } from '../public/sac.ts';
import type { Terms } from './terms.ts';

export const sacSubjectPt: Terms<SacSubject> = {
  registration: 'Cadastro',
  votes: 'Teorias e votos',
  invoice: 'Nota fiscal',
  numbers: 'Números da sorte',
  prize: 'Prêmios',
  privacy: 'Privacidade',
  site: 'Problema no site',
  other: 'Outro assunto',
};
