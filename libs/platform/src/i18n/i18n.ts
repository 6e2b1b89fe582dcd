import i18next, { type i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { boot } from '../boot/index.ts';

export type Language = 'pt' | 'en';
export const LANGUAGES: readonly Language[] = ['pt', 'en'];
const LANGUAGE_DAYS = 365;

let instance: i18n | undefined;

function start(): i18n {
  if (instance) return instance;
  instance = i18next.createInstance();
  void instance.init({
    lng: typeof document === 'undefined' ? 'pt' : boot().language,
    fallbackLng: 'pt',
    // Catalogues are bundled with the code that uses them: nothing is ever awaited.
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    resources: {},
  });
  return instance;
}

/** The language of the page: Portuguese unless the visitor chose English. */
export const language = (): Language => (start().language === 'en' ? 'en' : 'pt');

/** Changes the language at once and remembers it in a cookie for 365 days (specification, section 9). */
export function setLanguage(next: Language): void {
  document.cookie = `language=${next}; path=/; max-age=${LANGUAGE_DAYS * 86_400}; samesite=lax`;
  document.documentElement.lang = next === 'pt' ? 'pt-BR' : 'en';
  void start().changeLanguage(next);
}

const subscribe = (changed: () => void) => {
  start().on('languageChanged', changed);
  return () => start().off('languageChanged', changed);
};

/** The language, re-rendering when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language);

type Plural<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'many' | 'other'}` ? Base : Key;
export type WordKey<Catalogue> = Plural<keyof Catalogue & string>;
export type Params = Readonly<Record<string, string | number>>;
export type Translate<Catalogue> = (key: WordKey<Catalogue>, params?: Params) => string;

export interface Words<Catalogue> {
  /** In a component: re-renders on a change of language. */
  (): Translate<Catalogue>;
  /** Outside components. */
  readonly t: Translate<Catalogue>;
}

/**
 * Declares the words of an area in both languages; a key missing in English is a type error. Params stand as
 * `{{name}}`; plurals as `key_one` and `key_other` with `count`.
 */
export function defineWords<const Catalogue extends Record<string, string>>(
  namespace: string,
  catalogues: { pt: Catalogue; en: Record<keyof Catalogue, string> },
): Words<Catalogue> {
  let added = false;
  const t: Translate<Catalogue> = (key, params) => {
    const i18n = start();
    if (!added) {
      for (const code of LANGUAGES) i18n.addResourceBundle(code, namespace, catalogues[code], true, true);
      added = true;
    }
    // i18next types keys by a global catalogue; ours are typed by the area's own.
    return (i18n.t as (key: string, options: object) => string)(key, { ns: namespace, ...params });
  };
  const use = () => {
    useLanguage();
    return t;
  };
  return Object.assign(use, { t });
}
