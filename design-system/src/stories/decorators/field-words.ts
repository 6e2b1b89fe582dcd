import type { FieldWords } from '../../field-words/index.ts';

/** What the product gives in the page's language: here, as it is in Portuguese. */
export const storyFieldWords: FieldWords = { nothingFound: 'Nada encontrado' };
