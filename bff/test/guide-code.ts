import type { Language } from '@fio/contracts';
import { Marked, type Token, type Tokens } from 'marked';
import { guideFiles } from '../src/http/docs/guides/guide-files.ts';

/** A guide as it is written. */
export const guideText = (name: string, language: Language): string =>
  guideFiles().find((one) => one.name === name && one.language === language)?.markdown ?? '';

const tokensOf = (name: string, language: Language): Token[] => new Marked().lexer(guideText(name, language));

/** What a guide has to be run, of one kind. */
export const guideCode = (name: string, lang: string): string[] =>
  tokensOf(name, 'en')
    .filter((token): token is Tokens.Code => token.type === 'code' && token['lang'] === lang)
    .map(({ text }) => text);

/** The rows of a guide's tables, cell by cell, without the signs of code. */
export const guideTables = (name: string, language: Language): string[][][] =>
  tokensOf(name, language)
    .filter((token): token is Tokens.Table => token.type === 'table')
    .map(({ rows }) => rows.map((row) => row.map(({ text }) => text.replaceAll('`', ''))));
