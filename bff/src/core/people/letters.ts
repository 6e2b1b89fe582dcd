import type { Language } from '@fio/contracts';

/** A registration has no language of its own: what staff set off is written in the product's. */
export const LETTERS: Language = 'pt';
