import type { Strategy } from '@fio/contracts/core/endpoint';
import type { Access } from './access.ts';

export interface Standing {
  access: Access | undefined;
  strategy: Strategy;
  /** Whether a token was stored when the page was reached. */
  arrivedWithToken: boolean;
  hasToken: boolean;
  hasUser: boolean;
  /** The session ran out while the page was open. */
  expired: boolean;
  /** Whether a second factor has to be set up first, and this page isn't where. */
  mustSetUp: boolean;
}

/** `wait` while the user is being fetched; `sign-in`, `set-up` and `leave` are redirects. */
export type Verdict = 'show' | 'wait' | 'sign-in' | 'set-up' | 'leave';

/** What a guard does with a page (specification, section 4). */
export function verdictOf({
  access,
  strategy,
  arrivedWithToken,
  hasToken,
  hasUser,
  expired,
  mustSetUp,
}: Standing): Verdict {
  // Only on arrival: while signing in, the sign-in itself leads on, to the page it remembers.
  if (access === 'guest') return arrivedWithToken ? 'leave' : 'show';
  if (access !== 'session') return 'show';
  if (hasUser) return mustSetUp ? 'set-up' : 'show';
  // The admin layout keeps the page under its pop-up, so that nothing typed is torn away.
  if (expired && strategy === 'admin') return 'show';
  return hasToken ? 'wait' : 'sign-in';
}
