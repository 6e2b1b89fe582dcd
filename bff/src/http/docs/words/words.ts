import type { Language } from '@fio/contracts';
import { docsWordsEn } from './words.en.ts';
import { docsWordsPt, type DocsWords } from './words.pt.ts';

export type { DocsWords } from './words.pt.ts';

/** The words of the documentation's pages. */
export const docsWords: Readonly<Record<Language, DocsWords>> = { pt: docsWordsPt, en: docsWordsEn };
