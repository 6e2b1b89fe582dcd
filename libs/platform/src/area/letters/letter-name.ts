import { defineWords } from '../../i18n/index.ts';
import { letterNamesEn } from './letter-names.en.ts';
import { letterNamesPt } from './letter-names.pt.ts';

/** `letter.…` of every letter, for areas that have words of their own about them. */
export const letterNames = { pt: letterNamesPt, en: letterNamesEn };
const useNames = defineWords('letters', letterNames);

const isKnown = (key: string): key is keyof typeof letterNamesPt => key in letterNamesPt;

/** What staff call a letter, by the key that the outbox has; letters of campaigns share one name. */
export function letterName(key: string): string {
  const known = `letter.${key}`;
  return useNames.t(isKnown(known) ? known : 'letter.campaign');
}
