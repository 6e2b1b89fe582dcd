import type { RegulationKind } from '../public/regulations.ts';
import type { Terms } from './terms.ts';

export const regulationKindPt: Terms<RegulationKind> = {
  draw: 'Regulamento de sorteio',
  instant_prizes: 'Regulamento de vale-brinde',
  contest: 'Regulamento de concurso',
  privacy: 'Política de privacidade',
  terms: 'Termos de uso',
};
