import { rememberRedirect } from '@fio/platform/settings';

export interface Draft {
  readonly showId: string;
  readonly text: string;
}

const KEY = 'suggestion-draft';
/** Pages one can't come back to signed in. */
const GUEST_PAGES = /^\/(?:login|register|forgot|reset)(?:\/|$)/;

/** What was typed and not sent yet, in this tab: a closed dialog or a detour to the sign-in costs nobody their words. */
export function readDraft(): Draft | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Draft);
}

export const keepDraft = (draft: Draft): void => sessionStorage.setItem(KEY, JSON.stringify(draft));
export const dropDraft = (): void => sessionStorage.removeItem(KEY);

/** Has the sign-in lead back to the dialog, on the page it was opened on. */
export function returnToDialog({ pathname, search, hash }: Location): void {
  const isGuestPage = GUEST_PAGES.test(pathname);
  const query = new URLSearchParams(isGuestPage ? '' : search);
  if (!query.has('sugerir')) query.set('sugerir', '');
  rememberRedirect('user', `${isGuestPage ? '/' : pathname}?${query}${isGuestPage ? '' : hash}`);
}
