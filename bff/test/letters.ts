import type { Services } from '../src/composition.ts';
import { openLetter, type StoredLetter } from '../src/core/mail/sealed-letter.ts';

/** A letter's text as its reader gets it: in the outbox its link is sealed. */
export const textOf = ({ letterBox }: Pick<Services, 'letterBox'>, letter: StoredLetter): string =>
  openLetter(letterBox, letter).text;
