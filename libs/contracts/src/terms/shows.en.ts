import type { SHOW_STATES } from '../admin/shows.ts';
import type { Terms } from './terms.ts';

export const showStateEn: Terms<(typeof SHOW_STATES)[number]> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};
