import { defineWords } from '@fio/platform/i18n';
import { confirmEn } from './confirm.en.ts';
import { confirmPt } from './confirm.pt.ts';

export const useConfirmWords = defineWords('confirm', { pt: confirmPt, en: confirmEn });
