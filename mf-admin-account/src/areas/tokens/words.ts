import { defineWords } from '@fio/platform/i18n';
import { tokensEn } from './tokens.en.ts';
import { tokensPt } from './tokens.pt.ts';

export const useTokensWords = defineWords('tokens', { pt: tokensPt, en: tokensEn });
