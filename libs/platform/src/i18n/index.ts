export { language, setLanguage, useLanguage } from './language.ts';
export { LANGUAGES } from './languages.ts';
export type { Language } from './languages.ts';
export { loadWords } from './loaded-words.ts';
export { defineWords } from './words.ts';
export type { Translate, WordKey, Words } from './words.ts';
export type { Params } from './translate.ts';
export { prefixed } from './prefixed.ts';
export { format } from './format.ts';
