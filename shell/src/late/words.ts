import { defineWords } from '@fio/platform/i18n';
import { lateEn } from './late.en.ts';
import { latePt } from './late.pt.ts';

export const useLateWords = defineWords('late', { pt: latePt, en: lateEn });
