import { defineWords } from '../i18n/index.ts';
import { areaEn } from './area.en.ts';
import { areaPt } from './area.pt.ts';

/** The engine's own words, the same in every area. */
export const useAreaWords = defineWords('area', { pt: areaPt, en: areaEn });
