import type { SuggestionState } from '@fio/domain/suggestion';
import type { Terms } from './terms.ts';

export const suggestionStateEn: Terms<SuggestionState> = {
  new: 'New',
  in_review: 'In review',
  approved: 'Approved',
  rejected: 'Rejected',
  spam: 'Spam',
  merged: 'Became a poll',
};

/** A suggestion of one’s own. */
export const ownSuggestionStateEn: Terms<SuggestionState> = {
  ...suggestionStateEn,
  new: 'Received',
  rejected: 'Not approved',
  spam: 'Set aside as spam',
};
