import { defineWords } from '@fio/platform/i18n';
import { sacEn } from './sac.en.ts';
import { sacPt } from './sac.pt.ts';

export const useSacWords = defineWords('sac', { pt: sacPt, en: sacEn });
