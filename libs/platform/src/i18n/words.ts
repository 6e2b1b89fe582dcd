import { language, useLanguage } from './language.ts';
import { translate } from './translate.ts';
import type { Params } from './translate.ts';

type Plural<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'many' | 'other'}` ? Base : Key;
export type WordKey<Catalogue> = Plural<keyof Catalogue & string>;
export type Translate<Catalogue> = (key: WordKey<Catalogue>, params?: Params) => string;

export interface Words<Catalogue> {
  /** In a component: re-renders on a change of language. */
  (): Translate<Catalogue>;
  /** Outside components. */
  readonly t: Translate<Catalogue>;
}

/**
 * Declares the words of an area in both languages; a key missing in English is a type error. Params stand as
 * `{{name}}`; plurals as `key_one` and `key_other` with `count`. The namespace is the area's name, for its readers.
 */
export function defineWords<const Catalogue extends Record<string, string>>(
  _namespace: string,
  catalogues: { pt: Catalogue; en: Record<keyof Catalogue, string> },
): Words<Catalogue> {
  const t: Translate<Catalogue> = (key, params) => translate(catalogues, language(), key, params);
  const use = () => {
    useLanguage();
    return t;
  };
  return Object.assign(use, { t });
}
