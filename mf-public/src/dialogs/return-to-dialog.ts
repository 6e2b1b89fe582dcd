import { rememberRedirect } from '@fio/platform/settings';

/** Pages one can't come back to signed in. */
const GUEST_PAGES = /^\/(?:login|register|forgot|reset)(?:\/|$)/;
export const isGuestPage = (pathname: string): boolean => GUEST_PAGES.test(pathname);

/** Has the sign-in lead back to the dialog of that parameter, on the page it was opened on. */
export function returnToDialog(name: string, { pathname, search, hash }: Location): void {
  const isGuest = isGuestPage(pathname);
  const query = new URLSearchParams(isGuest ? '' : search);
  if (!query.has(name)) query.set(name, '');
  rememberRedirect('user', `${isGuest ? '/' : pathname}?${query}${isGuest ? '' : hash}`);
}
