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
  /** Fetches a language, once; what failed before is tried anew. */
  load(language: Language): Promise<void>;
}

/** Every set whose code is on the page: a page is drawn when all of them are here. */
const sets = new Set<WordSet>();

export function wordSet(sources: Readonly<Record<Language, Source<Catalogue>>>): WordSet {
  const catalogues: Partial<Record<Language, Catalogue>> = {};
  const failures: Partial<Record<Language, unknown>> = {};
  const underWay: Partial<Record<Language, Promise<void>>> = {};

  const fetchWords = async (language: Language, source: () => Promise<Catalogue>) => {
    delete failures[language];
    try {
      catalogues[language] = await source();
    } catch (failure) {
      failures[language] = failure;
      throw failure;
    } finally {
      delete underWay[language];
    }
  };
  const load = (language: Language): Promise<void> => {
    const source = sources[language];
    if (catalogues[language] || typeof source !== 'function') return Promise.resolve();
    return (underWay[language] ??= fetchWords(language, source));
  };
  for (const language of ['pt', 'en'] as const) {
    const source = sources[language];
    if (typeof source !== 'function') catalogues[language] = source;
  }
  const set: WordSet = { catalogues, failures, load };
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
