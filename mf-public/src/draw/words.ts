import { defineWords } from '@fio/platform/i18n';
import { drawEn } from './draw.en.ts';
import { drawPt } from './draw.pt.ts';

export const useDrawWords = defineWords('draw', { pt: drawPt, en: drawEn });
