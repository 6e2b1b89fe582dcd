import { defineWords } from '../../i18n/index.ts';
import { exportEn } from './export.en.ts';
import { exportPt } from './export.pt.ts';

/** The words of exports, in the dialog that asks for one and wherever one is shown. */
export const useExportWords = defineWords('export', { pt: exportPt, en: exportEn });
