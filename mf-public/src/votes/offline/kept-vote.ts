import type { ErrorCode } from '@fio/contracts/errors/codes';

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
  /** Came after the theory had closed, or was refused for good: it is told, and not sent again. */
  readonly over?: 'late' | 'refused';
  /** When that was heard; milliseconds. */
  readonly overAt?: number;
}

/** What became of it when it was sent later. */
type SentAs = 'counted' | 'late' | 'refused' | 'signedOut' | 'lost';

/** Refusals that pass: a challenge whose script didn't load, the address of a café. */
const PASSING: ReadonlySet<string> = new Set([
  'CHALLENGE_REQUIRED',
  'turnstile_error',
  'turnstile_timeout',
  'ADDRESS_BLOCKED',
] satisfies ErrorCode[]);

/** What an answer to a vote that was sent later means; null is no answer. */
export function sentAs(status: number | null, code = ''): SentAs {
  // A proxy's word that nobody is behind it is no answer of ours, and too many votes at once may come later.
  if (status === null || status === 429 || status >= 500 || PASSING.has(code)) return 'lost';
  if (status < 300) return 'counted';
  if (status === 401) return 'signedOut';
  return code === 'POLL_CLOSED' ? 'late' : 'refused';
}

const DAY = 86_400_000;
/** As long as it is said at the card what became of it, and as long as a vote waits; milliseconds. */
const TOLD = 7 * DAY;
const KEPT = 30 * DAY;

/** Whether nobody needs it any more. */
export const isPast = ({ at, overAt }: KeptVote, now: number): boolean =>
  overAt === undefined ? at < now - KEPT : overAt < now - TOLD;

/** Whether it was found late before this page was loaded, which has the theory open: staff have opened it again. */
export const isReopened = ({ over, overAt = 0 }: KeptVote, isOpen: boolean, loadedAt: number): boolean =>
  isOpen && over === 'late' && overAt < loadedAt;
