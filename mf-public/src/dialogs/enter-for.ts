import { navigateTo } from '@fio/platform/router';
import { openEntry } from '../votes/pending-vote.ts';
import { isGuestPage, returnToDialog } from './return-to-dialog.ts';

/**
 * Has a guest sign in or register over the page, and be back in the dialog of that parameter. One can't come back to a page for
 * guests alone signed in: from there the sign-in's own page leads on.
 */
export function enterFor(name: string): void {
  if (!isGuestPage(window.location.pathname)) return openEntry(window.location);
  returnToDialog(name, window.location);
  navigateTo('/login');
}
