import { defineWords } from '@fio/platform/i18n';
import { indexesEn } from './indexes.en.ts';
import { indexesPt } from './indexes.pt.ts';

export const useIndexesWords = defineWords('indexes', { pt: indexesPt, en: indexesEn });
