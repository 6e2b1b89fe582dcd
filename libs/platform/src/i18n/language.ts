import { useSyncExternalStore } from 'react';
import { boot, hasBoot } from '../boot/index.ts';
import type { Language } from './languages.ts';
import { areWordsHere, loadWords } from './loaded-words.ts';

const LANGUAGE_DAYS = 365;

/** Chosen on this page; before that it is the document's. */
let chosen: Language | undefined;
const listeners = new Set<() => void>();

/** The language of the page: Portuguese unless the visitor chose English. */
export const language = (): Language => chosen ?? (hasBoot() ? boot().language : 'pt');

/** What was asked for last, while its words are under way. */
let wanted: Language | undefined;

function change(next: Language): void {
  // Somebody may have changed their mind meanwhile.
  if (wanted !== next) return;
  document.documentElement.lang = next === 'pt' ? 'pt-BR' : 'en';
  chosen = next;
  listeners.forEach((changed) => changed());
}

const remember = (next: Language) => {
  document.cookie = `language=${next}; path=/; max-age=${LANGUAGE_DAYS * 86_400}; samesite=lax`;
};

/**
 * Changes the language and remembers it in a cookie for 365 days (specification, section 9): at once, or when the words
 * of what is on the page have come, so that no page is in two languages. Where some don't come the page stays as it is:
 * `onFailure` says so.
 */
export function setLanguage(next: Language, onFailure?: () => void): void {
  remember(next);
  wanted = next;
  if (areWordsHere(next)) return change(next);
  void loadWords(next).then(() => {
    if (areWordsHere(next)) return change(next);
    if (wanted !== next) return;
    wanted = language();
    remember(wanted);
    onFailure?.();
  });
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The language, re-rendering when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language, language);
