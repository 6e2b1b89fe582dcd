import { defineWords } from '@fio/platform/i18n';
import { bellEn } from './bell.en.ts';
import { bellPt } from './bell.pt.ts';

/** Apart from those of what it opens: the bell stands on first views. */
export const useBellWords = defineWords('bell', { pt: bellPt, en: bellEn });
