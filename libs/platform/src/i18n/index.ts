export { defineWords, language, LANGUAGES, setLanguage, useLanguage } from './i18n.ts';
export type { Language, Params, Translate, WordKey, Words } from './i18n.ts';
export { format } from './format.ts';
