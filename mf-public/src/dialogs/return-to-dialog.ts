import { rememberRedirect } from '@fio/platform/settings';

/** Pages one can't come back to signed in. */
const GUEST_PAGES = /^\/(?:login|register|forgot|reset)(?:\/|$)/;

/** Has the sign-in lead back to the dialog of that parameter, on the page it was opened on. */
export function returnToDialog(name: string, { pathname, search, hash }: Location): void {
  const isGuestPage = GUEST_PAGES.test(pathname);
  const query = new URLSearchParams(isGuestPage ? '' : search);
  if (!query.has(name)) query.set(name, '');
  rememberRedirect('user', `${isGuestPage ? '/' : pathname}?${query}${isGuestPage ? '' : hash}`);
}
