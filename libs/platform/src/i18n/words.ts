import { use } from 'react';
import { language, useLanguage } from './language.ts';
import { type Source, type WordSet, wordSet } from './loaded-words.ts';
import { translate } from './translate.ts';
import type { Params } from './translate.ts';

type Plural<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'many' | 'other'}` ? Base : Key;
export type WordKey<Catalogue> = Plural<keyof Catalogue & string>;
export type Translate<Catalogue> = (key: WordKey<Catalogue>, params?: Params) => string;

export interface Words<Catalogue> {
  /** In a component: re-renders on a change of language. */
  (): Translate<Catalogue>;
  /** Outside components. Of a catalogue that is not here yet it gives the other language's text, then the key. */
  readonly t: Translate<Catalogue>;
  /** Fetches the language in use where it is not here. Rejects with what its chunk failed with. */
  readonly load: () => Promise<void>;
}

/** A page is opened with its words; what is drawn before them waits, and fails as any lost chunk does. */
function useCatalogue({ failures, isFetched, load }: WordSet): void {
  const now = useLanguage();
  if (!isFetched(now)) return;
  if (now in failures) throw failures[now];
  // Of words that are here too: where React goes on with what waited for them, it takes the hooks that follow for new ones only
  // after a second `use` of the same promise, and calls anything else an incorrect use of it.
  use(load(now));
}

/**
 * Declares the words of an area in both languages; a key missing in English is a type error. A catalogue is a value or
 * a function that imports it: then a page fetches the language in use alone, before it is drawn. Params stand as
 * `{{name}}`; plurals as `key_one` and `key_other` with `count`. The namespace is the area's name, for its readers.
 */
export function defineWords<const Catalogue extends Record<string, string>>(
  _namespace: string,
  sources: { pt: Source<Catalogue>; en: Source<Record<keyof Catalogue, string>> },
): Words<Catalogue> {
  const set = wordSet(sources);
  const t: Translate<Catalogue> = (key, params) => translate(set.catalogues, language(), key, params);
  const useWords = () => {
    useCatalogue(set);
    return t;
  };
  return Object.assign(useWords, { t, load: () => set.load(language()) });
}
