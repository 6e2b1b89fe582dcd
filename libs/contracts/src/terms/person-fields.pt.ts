import type { PersonShown } from '../core/person-shown.ts';
import type { Terms } from './terms.ts';

export const personFieldPt: Terms<keyof PersonShown> = {
  city: 'Cidade',
};
