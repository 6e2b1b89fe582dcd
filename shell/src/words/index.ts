import { defineWords } from '@fio/platform/i18n';
import { en } from './en.ts';
import { pt } from './pt.ts';

/** The shell's words, in a component; `useShellWords.t` outside one. */
export const useShellWords = defineWords<Record<keyof typeof pt, string>>('shell', { pt, en });
