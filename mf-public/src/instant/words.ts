import { defineWords } from '@fio/platform/i18n';
import { instantEn } from './instant.en.ts';
import { instantPt } from './instant.pt.ts';

export const useInstantWords = defineWords('instant', { pt: instantPt, en: instantEn });
