import { defineWords } from '@fio/platform/i18n';
import { exportsEn } from './exports.en.ts';
import { exportsPt } from './exports.pt.ts';

export const useExportsWords = defineWords('exports', { pt: exportsPt, en: exportsEn });
