/**
 * The way of a winner to the prize (product/domain.md, 3.9). `reserve` is a surrogate (suplente) who waits; the last five
 * are ways out.
 */
export const WINNER_STATES = [
  'reserve',
  'drawn',
  'contacting',
  'documents',
  'validated',
  'delivered',
  'disqualified',
  'not_found',
  'declined',
  'deceased',
  'prescribed',
] as const;

/** One of WINNER_STATES. */
export type WinnerState = (typeof WINNER_STATES)[number];

/**
 * From each state, those a winner may pass to. The heirs of who died may still take the prize within their time; a prize
 * nobody took in time is prescribed. A trigger of the database holds the same table.
 */
export const WINNER_TRANSITIONS: Readonly<Record<WinnerState, readonly WinnerState[]>> = {
  reserve: ['drawn', 'disqualified'],
  drawn: ['contacting', 'disqualified', 'declined', 'deceased', 'prescribed'],
  contacting: ['documents', 'disqualified', 'not_found', 'declined', 'deceased', 'prescribed'],
  documents: ['validated', 'contacting', 'disqualified', 'not_found', 'declined', 'deceased', 'prescribed'],
  validated: ['delivered', 'documents', 'disqualified', 'declined', 'deceased', 'prescribed'],
  delivered: [],
  disqualified: [],
  not_found: ['prescribed'],
  declined: ['prescribed'],
  deceased: ['delivered', 'prescribed'],
  prescribed: [],
};

/** Whether a winner may pass from one state to the other. */
export function canMoveWinner(from: WinnerState, to: WinnerState): boolean {
  return WINNER_TRANSITIONS[from].includes(to);
}

/** Ways out that one person notes; a disqualification takes two, and `prescribed` is the clock's alone. */
export const WINNER_EXITS = ['not_found', 'declined', 'deceased'] as const;

/** One of WINNER_EXITS. */
export type WinnerExit = (typeof WINNER_EXITS)[number];

/** Whether a surrogate may come in for whoever left like this; the heirs of who died may still take the prize. */
export function leavesForSurrogate(state: WinnerState): boolean {
  return ['disqualified', 'not_found', 'declined'].includes(state);
}

/** Whether a winner in this state holds the prize, or will. */
export function isHoldingWinner(state: WinnerState): boolean {
  return ['drawn', 'contacting', 'documents', 'validated', 'delivered'].includes(state);
}

/** Whether there is a reason to call or write to a winner: the prize may still become theirs, or their heirs'. */
export function isReachableWinner(state: WinnerState): boolean {
  return ['drawn', 'contacting', 'documents', 'validated', 'deceased'].includes(state);
}

/** Whether documents of a winner may come or be taken back; what a disqualification goes by may of whoever can be. */
export function takesWinnerDocuments(state: WinnerState): boolean {
  return state !== 'drawn' && isReachableWinner(state);
}
