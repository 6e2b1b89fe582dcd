/** The life of a request to customer service (SAC). */
export const SAC_STATES = ['open', 'answered', 'waiting', 'closed'] as const;

/** `open` waits for us, `answered` for the visitor, `waiting` for somebody we had to ask, `closed` for nobody. */
export type SacState = (typeof SAC_STATES)[number];

/**
 * From each state, those a request may go to. An answer may follow an answer; a visitor who writes again opens it
 * again, a closed one too.
 */
export const SAC_TRANSITIONS: Readonly<Record<SacState, readonly SacState[]>> = {
  open: ['answered', 'waiting', 'closed'],
  answered: ['open', 'answered', 'waiting', 'closed'],
  waiting: ['open', 'answered', 'closed'],
  closed: ['open'],
};

/** Whether a request may go from one state to the other. */
export function canMoveSac(from: SacState, to: SacState): boolean {
  return SAC_TRANSITIONS[from].includes(to);
}
