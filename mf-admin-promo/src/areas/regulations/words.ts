import { defineWords } from '@fio/platform/i18n';
import { regulationsEn } from './regulations.en.ts';
import { regulationsPt } from './regulations.pt.ts';

export const useRegulationsWords = defineWords('admin-regulations', { pt: regulationsPt, en: regulationsEn });
