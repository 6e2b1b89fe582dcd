import type { Language } from '@fio/contracts';
import { pageWordsEn } from './words.en.ts';
import { pageWordsPt, type PageWord } from './words.pt.ts';

const words: Record<Language, Record<PageWord, string>> = { pt: pageWordsPt, en: pageWordsEn };

export const pageWord = (language: Language, word: PageWord): string => words[language][word];
