export { FieldWordsProvider, type FieldWords } from './field-words.ts';
