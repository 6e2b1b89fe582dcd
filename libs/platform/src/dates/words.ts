import { defineWords } from '../i18n/index.ts';
import { datesEn } from './dates.en.ts';
import { datesPt } from './dates.pt.ts';

export const useDatesCatalogue = defineWords('dates', { pt: datesPt, en: datesEn });
