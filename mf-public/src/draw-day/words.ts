import { defineWords } from '@fio/platform/i18n';
import { drawDayEn } from './draw-day.en.ts';
import { drawDayPt } from './draw-day.pt.ts';

export const useDrawDayWords = defineWords('drawDay', { pt: drawDayPt, en: drawDayEn });
