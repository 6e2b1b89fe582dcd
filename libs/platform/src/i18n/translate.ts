import type { Language } from './languages.ts';

export type Params = Readonly<Record<string, string | number>>;
type Catalogue = Readonly<Record<string, string>>;

const LOCALE = { pt: 'pt-BR', en: 'en' } as const;

/** The text of a key: with a number `count`, the plural form `key_one`, `key_other`, … of the language comes first. */
function textOf(
  catalogue: Catalogue | undefined,
  key: string,
  language: Language,
  count: unknown,
): string | undefined {
  if (!catalogue || typeof count !== 'number') return catalogue?.[key];
  const form = new Intl.PluralRules(LOCALE[language]).select(count);
  return catalogue[`${key}_${form}`] ?? catalogue[`${key}_other`] ?? catalogue[key];
}

const OTHER = { pt: 'en', en: 'pt' } as const;

/**
 * Writes a key in a language with its params in the place of `{{name}}`. A text missing in one language is the other's;
 * a key in neither is the key itself, so that a test sees it.
 */
export function translate(
  catalogues: Readonly<Partial<Record<Language, Catalogue>>>,
  language: Language,
  key: string,
  params: Params = {},
): string {
  const { count } = params;
  const other = OTHER[language];
  const text =
    textOf(catalogues[language], key, language, count) ?? textOf(catalogues[other], key, other, count) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}
