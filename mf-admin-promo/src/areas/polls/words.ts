import { defineWords } from '@fio/platform/i18n';
import { pollsEn } from './polls.en.ts';
import { pollsPt } from './polls.pt.ts';

export const usePollsWords = defineWords('polls', { pt: pollsPt, en: pollsEn });
