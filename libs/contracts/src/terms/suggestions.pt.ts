import type { SuggestionState } from '@fio/domain/suggestion';
import type { Terms } from './terms.ts';

export const suggestionStatePt: Terms<SuggestionState> = {
  new: 'Nova',
  in_review: 'Em análise',
  approved: 'Aprovada',
  rejected: 'Recusada',
  spam: 'Spam',
  merged: 'Virou enquete',
};

/** A suggestion of one’s own. */
export const ownSuggestionStatePt: Terms<SuggestionState> = {
  ...suggestionStatePt,
  new: 'Recebida',
  rejected: 'Não aprovada',
  spam: 'Descartada como spam',
};
