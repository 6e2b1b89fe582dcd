import { defineWords } from '@fio/platform/i18n';
import { validationEn } from './validation.en.ts';
import { validationPt } from './validation.pt.ts';

export const useValidationWords = defineWords('validation', { pt: validationPt, en: validationEn });
