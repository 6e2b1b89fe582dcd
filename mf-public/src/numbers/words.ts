import { defineWords } from '@fio/platform/i18n';
import { numbersEn } from './numbers.en.ts';
import { numbersPt } from './numbers.pt.ts';

export const useNumbersWords = defineWords('numbers', { pt: numbersPt, en: numbersEn });
