import { defineWords } from '@fio/platform/i18n';
import { showEn } from './show.en.ts';
import { showPt } from './show.pt.ts';

export const useShowWords = defineWords('show', { pt: showPt, en: showEn });
