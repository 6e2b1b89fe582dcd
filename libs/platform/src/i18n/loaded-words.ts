import type { Language } from './languages.ts';

export type Catalogue = Readonly<Record<string, string>>;
/** A catalogue that is here, or how to get it. */
export type Source<Words> = Words | (() => Promise<Words>);

/** The catalogues of one `defineWords`, each fetched when its language is first needed. */
export interface WordSet {
  /** What is here; the page's language may be missing while it is under way. */
  readonly catalogues: Readonly<Partial<Record<Language, Catalogue>>>;
  /** Why a language is missing once it could not be fetched. */
  readonly failures: Readonly<Partial<Record<Language, unknown>>>;
  /** Whether a language has to be fetched, or had to be. */
  isFetched(language: Language): boolean;
  /** Fetches a language, once, with one promise that says when it is here; what failed before is tried anew. */
  load(language: Language): Promise<void>;
}

/** Every set whose code is on the page: a page is drawn when all of them are here. */
const sets = new Set<WordSet>();

export function wordSet(sources: Readonly<Record<Language, Source<Catalogue>>>): WordSet {
  const catalogues: Partial<Record<Language, Catalogue>> = {};
  const failures: Partial<Record<Language, unknown>> = {};
  const fetched: Partial<Record<Language, Promise<void>>> = {};

  const fetchWords = (language: Language, source: () => Promise<Catalogue>) => {
    delete failures[language];
    const coming: Promise<void> = source().then(
      (words) => {
        catalogues[language] = words;
        // As React itself marks what it has waited for: whoever asks for it from now on doesn't wait.
        void Object.assign(coming, { status: 'fulfilled', value: undefined });
      },
      (failure: unknown) => {
        failures[language] = failure;
        delete fetched[language];
        throw failure;
      },
    );
    return coming;
  };
  const load = (language: Language): Promise<void> => {
    const source = sources[language];
    if (typeof source !== 'function') return Promise.resolve();
    return (fetched[language] ??= fetchWords(language, source));
  };
  for (const language of ['pt', 'en'] as const) {
    const source = sources[language];
    if (typeof source !== 'function') catalogues[language] = source;
  }
  const isFetched = (language: Language) => typeof sources[language] === 'function';
  const set: WordSet = { catalogues, failures, isFetched, load };
  // What is here from the start never has to be waited for.
  if (!catalogues.pt || !catalogues.en) sets.add(set);
  return set;
}

const missing = (language: Language) => [...sets].filter(({ catalogues }) => !catalogues[language]);

/** Whether every set on the page has its words in this language. */
export const areWordsHere = (language: Language): boolean => missing(language).length === 0;

/** Fetches what the page's sets lack of a language. Never rejects: who draws with words that did not come throws it. */
export const loadWords = async (language: Language): Promise<void> => {
  await Promise.allSettled(missing(language).map((set) => set.load(language)));
};
