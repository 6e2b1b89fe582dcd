import type { SacSubject } from '../public/sac.ts';
import type { Terms } from './terms.ts';

export const sacSubjectEn: Terms<SacSubject> = {
  registration: 'Registration',
  votes: 'Theories and votes',
  invoice: 'Receipt',
  numbers: 'Lucky numbers',
  prize: 'Prizes',
  privacy: 'Privacy',
  site: 'Problem with the site',
  other: 'Something else',
};
