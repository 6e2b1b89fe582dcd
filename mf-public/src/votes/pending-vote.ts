import { useTakenOver } from '@fio/platform/boot';
import { navigateTo } from '@fio/platform/router';
import { rememberRedirect, takeRedirect } from '@fio/platform/settings';

const KEY = 'pending-vote';

/** The query parameter that opens the sheet in which a guest signs in or registers without leaving the page. */
export const ENTRY = 'entrar';

/** The element a theory's card stands in, for links to the very theory. */
export const pollAnchor = (pollId: string) => `poll-${pollId}`;

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What the answer reads, for the sheet to say; a page loaded anew knows the choice and not its words. */
let answer: string | undefined;
export const pendingAnswer = (): string | undefined => answer;
export const forgetAnswer = (): void => void (answer = undefined);

/**
 * Remembers an answer chosen before signing in: in the page to come back to, and in this tab. A link alone
 * casts nothing, or anyone could vote with somebody else's click.
 */
function rememberVote(pollId: string, optionId: string, place: Place): void {
  const search = new URLSearchParams(place.search);
  search.set('vote', `${pollId}:${optionId}`);
  sessionStorage.setItem(KEY, `${pollId}:${optionId}`);
  rememberRedirect('user', `${place.pathname}?${search}#${pollAnchor(pollId)}`);
}

/** Opens the sheet over the page, and over the dialog that is open there: back, or Escape, and they are where they were. */
export function openEntry({ pathname, search, hash }: Place): void {
  const query = new URLSearchParams(search);
  query.set(ENTRY, '');
  navigateTo(`${pathname}?${query}${hash}`);
}

/** Has a sign-in that goes on elsewhere lead back to the page beneath the sheet. An answer that waits knows its way already. */
export function rememberPage({ pathname, search, hash }: Place): void {
  if (hasPendingVote()) return;
  const query = new URLSearchParams(search);
  query.delete(ENTRY);
  const rest = query.toString();
  rememberRedirect('user', `${pathname}${rest && `?${rest}`}${hash}`);
}

/** Keeps a guest's answer and opens the sheet. */
export function enterToVote(pollId: string, option: { id: string; label: string }, place: Place): void {
  rememberVote(pollId, option.id, place);
  answer = option.label;
  openEntry(place);
}

/**
 * The answer for this poll that waited for its sign-in, once; undefined when there is none. It is cast where the sheet was
 * opened, or on the page one comes back to by its address.
 */
export function takeVote(pollId: string, search: URLSearchParams): string | undefined {
  const kept = sessionStorage.getItem(KEY);
  if (!kept?.startsWith(`${pollId}:`)) return undefined;
  if (search.get('vote') !== kept && !search.has(ENTRY)) return undefined;
  sessionStorage.removeItem(KEY);
  return kept.slice(pollId.length + 1);
}

export const hasPendingVote = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Gives the answer up: who closes the sheet has not voted, and a later sign-in doesn't vote for them. */
export function forgetVote(): void {
  if (!hasPendingVote()) return;
  sessionStorage.removeItem(KEY);
  takeRedirect('user');
}

/** Whether a chosen answer waits for its sign-in. */
export const usePendingVote = (): boolean => useTakenOver() && hasPendingVote();
