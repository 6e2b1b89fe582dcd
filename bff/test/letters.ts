import type { Infrastructure } from '../src/core/infrastructure.ts';
import { openLetter, type StoredLetter } from '../src/core/mail/sealed-letter.ts';

/** A letter's text as its reader gets it: in the outbox its link is sealed. */
export const textOf = ({ vaults }: Pick<Infrastructure, 'vaults'>, letter: StoredLetter): string =>
  openLetter(vaults.letters, letter).text;
