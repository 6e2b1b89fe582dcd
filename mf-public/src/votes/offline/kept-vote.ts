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
  /** Why it waits on, though somebody answered: a challenge is to be passed, or the server has no time. Absent: nobody answered. */
  readonly held?: Held | undefined;
  /** Came after the theory had closed, or was refused for good: it is told, and not sent again. */
  readonly over?: 'late' | 'refused';
  /** When that was heard; milliseconds. */
  readonly overAt?: number;
}

export type Held = 'challenge' | 'server';

/** What became of it when it was sent later. */
type SentAs = 'counted' | 'late' | 'refused' | 'signedOut' | 'lost' | Held;

/** A challenge that wasn't passed: its script didn't load, or nobody answered it. */
const CHALLENGED: ReadonlySet<string> = new Set([
  'CHALLENGE_REQUIRED',
  'turnstile_error',
  'turnstile_timeout',
] satisfies ErrorCode[]);
/** Another refusal that passes: the address of a café. */
const PASSING: ErrorCode = 'ADDRESS_BLOCKED';

/** What an answer to a vote that was sent later means; null is no answer. */
export function sentAs(status: number | null, code = ''): SentAs {
  if (status === null) return 'lost';
  if (CHALLENGED.has(code)) return 'challenge';
  // Too many votes at once may come later, and so may a server that is coming back.
  if (status === 429 || status >= 500 || code === PASSING) return 'server';
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
