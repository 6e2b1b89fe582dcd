import { defineWords } from '@fio/platform/i18n';
import { titlesEn } from './titles.en.ts';
import { titlesPt } from './titles.pt.ts';

/** The pages' titles, apart from their other words: they are needed before a page's chunk is. */
export const useTitlesWords = defineWords('titles', { pt: titlesPt, en: titlesEn });
