import { useSyncExternalStore } from 'react';
import { boot, hasBoot } from '../boot/index.ts';

export type Language = 'pt' | 'en';
export const LANGUAGES: readonly Language[] = ['pt', 'en'];
const LANGUAGE_DAYS = 365;

/** Chosen on this page; before that it is the document's. */
let chosen: Language | undefined;
const listeners = new Set<() => void>();

/** The language of the page: Portuguese unless the visitor chose English. */
export const language = (): Language => chosen ?? (hasBoot() ? boot().language : 'pt');

/** Changes the language at once and remembers it in a cookie for 365 days (specification, section 9). */
export function setLanguage(next: Language): void {
  document.cookie = `language=${next}; path=/; max-age=${LANGUAGE_DAYS * 86_400}; samesite=lax`;
  document.documentElement.lang = next === 'pt' ? 'pt-BR' : 'en';
  chosen = next;
  listeners.forEach((changed) => changed());
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The language, re-rendering when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language, language);
