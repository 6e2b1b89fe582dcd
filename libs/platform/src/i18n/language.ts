import { useSyncExternalStore } from 'react';
import { boot } from '../boot/index.ts';

export type Language = 'pt' | 'en';
export const LANGUAGES: readonly Language[] = ['pt', 'en'];
const LANGUAGE_DAYS = 365;

let current: Language | undefined;
const listeners = new Set<() => void>();

/** The language of the page: Portuguese unless the visitor chose English. */
export const language = (): Language =>
  (current ??= typeof document === 'undefined' ? 'pt' : boot().language);

/** Changes the language at once and remembers it in a cookie for 365 days (specification, section 9). */
export function setLanguage(next: Language): void {
  document.cookie = `language=${next}; path=/; max-age=${LANGUAGE_DAYS * 86_400}; samesite=lax`;
  document.documentElement.lang = next === 'pt' ? 'pt-BR' : 'en';
  current = next;
  listeners.forEach((changed) => changed());
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The language, re-rendering when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language);
