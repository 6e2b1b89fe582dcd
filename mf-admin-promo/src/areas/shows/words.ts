import { defineWords } from '@fio/platform/i18n';
import { showsEn } from './shows.en.ts';
import { showsPt } from './shows.pt.ts';

export const useShowsWords = defineWords('shows', { pt: showsPt, en: showsEn });
