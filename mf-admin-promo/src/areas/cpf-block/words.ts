import { defineWords } from '@fio/platform/i18n';
import { cpfBlockEn } from './cpf-block.en.ts';
import { cpfBlockPt } from './cpf-block.pt.ts';

export const useCpfBlockWords = defineWords('cpf-block', { pt: cpfBlockPt, en: cpfBlockEn });
