import type { SuggestionState } from '@fio/domain/suggestion';
import type { Tones } from './terms.ts';

export const SUGGESTION_STATE_TONES: Tones<SuggestionState> = {
  new: 'info',
  in_review: 'warning',
  approved: 'success',
  rejected: 'error',
  spam: 'neutral',
  merged: 'success',
};
