import type { RegulationKind } from '../public/regulations.ts';
import type { Terms } from './terms.ts';

export const regulationKindEn: Terms<RegulationKind> = {
  draw: 'Regulation of a draw',
  instant_prizes: 'Regulation of instant prizes',
  contest: 'Regulation of a contest',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
};
