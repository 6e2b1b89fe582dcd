import { defineWords } from '@fio/platform/i18n';
import { theoryEn } from './theory.en.ts';
import { theoryPt } from './theory.pt.ts';

export const useTheoryWords = defineWords('theory', { pt: theoryPt, en: theoryEn });
