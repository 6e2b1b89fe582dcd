import { useSyncExternalStore } from 'react';
import { boot } from '@fio/platform/boot';
import { cookieValue, setCookie } from './cookie.ts';

/** What a visitor agreed to: what the site needs, or also that errors are reported and visits counted. */
export type Consent = 'all' | 'necessary';

const COOKIE = 'cookiesAccept';
const DAYS = 90;
const listeners = new Set<() => void>();
/** Whether the notice was asked for again, although it has been answered. */
let isAskedAgain = false;

/** What the cookie says; a notice that was only closed is a yes to what the site needs and nothing else. */
export function consentOf(value: string | undefined): Consent | null {
  if (value === undefined) return null;
  return value === 'all' ? 'all' : 'necessary';
}

export const consent = (): Consent | null => consentOf(cookieValue(COOKIE));

const changed = () => listeners.forEach((listener) => listener());

/** Remembers the choice for 90 days (specification, section 9) and tells who goes by it. */
export function giveConsent(choice: Consent): void {
  isAskedAgain = false;
  setCookie(COOKIE, DAYS, choice);
  changed();
}

/** Shows the notice once more: a yes is taken back as easily as it was given (LGPD, art. 8, § 5). */
export function askAgain(): void {
  isAskedAgain = true;
  changed();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the notice is to be shown; the server draws it for who hasn't answered, and styles hide it without a script. */
export const useIsAsked = (): boolean =>
  useSyncExternalStore(
    onConsent,
    () => isAskedAgain || consent() === null,
    () => boot().asksConsent === true,
  );

/** Whether there is anything to agree to beside what the site needs. */
export const isObservable = (): boolean => {
  const { errors, analytics } = boot().observation;
  return errors !== null || analytics;
};
