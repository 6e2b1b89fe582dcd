import type { SHOW_STATES } from '../admin/shows.ts';
import type { Terms } from './terms.ts';

export const showStatePt: Terms<(typeof SHOW_STATES)[number]> = {
  draft: 'Rascunho',
  published: 'Publicada',
  archived: 'Arquivada',
};
