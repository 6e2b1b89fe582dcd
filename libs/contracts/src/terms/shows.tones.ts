import type { SHOW_STATES } from '../admin/shows.ts';
import type { Tones } from './terms.ts';

export const SHOW_STATE_TONES: Tones<(typeof SHOW_STATES)[number]> = {
  draft: 'warning',
  published: 'success',
  archived: 'neutral',
};
