/** A vote that found no connection. */
export interface KeptVote {
  readonly pollId: string;
  readonly optionId: string;
  /** Whose it is: nobody else's session sends it. */
  readonly voterId: string;
  /** The Idempotency-Key of its first attempt: whichever attempt arrives, it counts once. */
  readonly key: string;
  /** Milliseconds. */
  readonly at: number;
  /** Came after the theory had closed: it is told, and not sent again. */
  readonly late?: boolean;
}

/** What became of it when it was sent later. */
type SentAs = 'counted' | 'late' | 'refused' | 'signedOut' | 'lost';

/** What an answer to a vote that was sent later means; null is no answer. */
export function sentAs(status: number | null, code?: string): SentAs {
  // A proxy's word that nobody is behind it is no answer of ours, and too many votes at once may come later.
  if (status === null || status === 429 || status >= 500) return 'lost';
  if (status < 300) return 'counted';
  if (status === 401) return 'signedOut';
  return code === 'POLL_CLOSED' ? 'late' : 'refused';
}
