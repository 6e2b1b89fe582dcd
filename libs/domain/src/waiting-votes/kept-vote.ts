/** A vote that found no connection. */
export interface KeptVote {
  readonly pollId: string;
  readonly optionId: string;
  /** Whose it is: nobody else's session sends it. */
  readonly voterId: string;
  /** The Idempotency-Key of its first attempt: whichever attempt arrives, it counts once. */
  readonly key: string;
  /** Milliseconds, by the server's clock: it is compared with when others were counted. */
  readonly at: number;
  /** The browser itself sends it, with the site closed too. */
  readonly carried?: boolean;
  /** Why it waits on, though somebody answered: a challenge is to be passed, or the server has no time. Absent: nobody answered. */
  readonly held?: Held | undefined;
  /** Came after the theory had closed, or was refused for good: it is told, and not sent again. */
  readonly over?: 'late' | 'refused';
  /** When that was heard; milliseconds. */
  readonly overAt?: number;
}

export type Held = 'challenge' | 'server';

/** What became of it when it was sent later. */
export type SentAs = 'counted' | 'late' | 'refused' | 'signedOut' | 'lost' | Held;

/**
 * What an answer to a vote that was sent later means; null is no answer. Like all that a service worker is sent the text of
 * (`vote-worker.ts`), it names nothing from outside itself.
 */
export function sentAs(status: number | null, code = ''): SentAs {
  if (status === null) return 'lost';
  // A challenge that wasn't passed: its script didn't load, or nobody answered it.
  const challenged = ['CHALLENGE_REQUIRED', 'turnstile_error', 'turnstile_timeout'];
  if (challenged.includes(code)) return 'challenge';
  // Too many votes at once may come later, and so may a server that is coming back, or one asked from the address of a café.
  if (status === 429 || status >= 500 || code === 'ADDRESS_BLOCKED') return 'server';
  if (status < 300) return 'counted';
  // Staff who have entered as its voter may not send it: it waits for the voter.
  if (status === 401 || code === 'ENTERED_SESSION') return 'signedOut';
  return code === 'POLL_CLOSED' ? 'late' : 'refused';
}

/** Whether nobody needs it any more: a vote waits for thirty days, and what became of it is told for seven. */
export function isPast({ at, overAt }: KeptVote, now: number): boolean {
  const day = 86_400_000;
  return overAt === undefined ? at < now - 30 * day : overAt < now - 7 * day;
}

/** Whether it was found late before this page was loaded, which has the theory open: staff have opened it again. */
export const isReopened = ({ over, overAt = 0 }: KeptVote, isOpen: boolean, loadedAt: number): boolean =>
  isOpen && over === 'late' && overAt < loadedAt;
