import { useTakenOver } from '@fio/platform/boot';
import { rememberRedirect } from '@fio/platform/settings';

const KEY = 'pending-vote';

/** The element a theory's card stands in, for links to the very theory. */
export const pollAnchor = (pollId: string) => `poll-${pollId}`;

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Remembers an answer chosen before signing in: in the page to come back to, and in this tab. A link alone
 * casts nothing, or anyone could vote with somebody else's click.
 */
export function rememberVote(pollId: string, optionId: string, place: Place): void {
  const search = new URLSearchParams(place.search);
  search.set('vote', `${pollId}:${optionId}`);
  sessionStorage.setItem(KEY, `${pollId}:${optionId}`);
  rememberRedirect('user', `${place.pathname}?${search}#${pollAnchor(pollId)}`);
}

/** The answer for this poll that the visitor comes back with, once; undefined when there is none. */
export function takeVote(pollId: string, search: URLSearchParams): string | undefined {
  const wanted = search.get('vote');
  if (!wanted?.startsWith(`${pollId}:`) || sessionStorage.getItem(KEY) !== wanted) return undefined;
  sessionStorage.removeItem(KEY);
  return wanted.slice(pollId.length + 1);
}

/** Whether a chosen answer waits for its sign-in. */
export const usePendingVote = (): boolean => useTakenOver() && sessionStorage.getItem(KEY) !== null;
