import { defineWords } from '@fio/platform/i18n';
import { rehearsalEn } from './rehearsal.en.ts';
import { rehearsalPt } from './rehearsal.pt.ts';

/**
 * What is said of a rehearsal alone; its steps speak as a draw's. Both languages come with the page: a file of its own for each
 * would cost every page of the remote two hashes.
 */
export const useRehearsalWords = defineWords('rehearsal', {
  pt: () => Promise.resolve(rehearsalPt),
  en: () => Promise.resolve(rehearsalEn),
});
