import type { PersonShown } from '../core/person-shown.ts';
import type { Terms } from './terms.ts';

export const personFieldEn: Terms<keyof PersonShown> = {
  city: 'City',
};
