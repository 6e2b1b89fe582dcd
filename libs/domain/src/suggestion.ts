/** The life of a visitor's suggestion (product/domain.md, 3.25). */
export const SUGGESTION_STATES = ['new', 'in_review', 'approved', 'rejected', 'spam', 'merged'] as const;

/** One of SUGGESTION_STATES. */
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** The most characters a suggestion may have, and a theory's title with it. */
export const SUGGESTION_LIMIT = 500;

/**
 * From each state, those a moderator may put a suggestion in. Nothing is decided unread: every decision is taken from
 * the review, and goes back there when it was wrong. Only a suggestion that became a poll stays what it is, and an
 * approved one may still become one. A trigger of the database holds the same table.
 */
export const SUGGESTION_TRANSITIONS: Readonly<Record<SuggestionState, readonly SuggestionState[]>> = {
  new: ['in_review'],
  in_review: ['approved', 'rejected', 'spam', 'merged'],
  approved: ['in_review', 'merged'],
  rejected: ['in_review'],
  spam: ['in_review'],
  merged: [],
};

/** Whether a moderator may move a suggestion from one state to the other. */
export function canMoveSuggestion(from: SuggestionState, to: SuggestionState): boolean {
  return SUGGESTION_TRANSITIONS[from].includes(to);
}

/** Whether the author still waits for an answer: what counts against how many may wait at once. */
export function isPendingSuggestion(state: SuggestionState): boolean {
  return state === 'new' || state === 'in_review';
}
