import type { Language } from '@fio/contracts';
import { pageWordsEn } from './words.en.ts';
import { pageWordsPt, type PageWord } from './words.pt.ts';

const words: Record<Language, Record<PageWord, string>> = { pt: pageWordsPt, en: pageWordsEn };

/** The words of a language, with `{name}` filled in. */
export const pageWords =
  (language: Language) =>
  (word: PageWord, values: Readonly<Record<string, string>> = {}): string =>
    words[language][word].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
