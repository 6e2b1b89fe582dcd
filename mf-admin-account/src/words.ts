import { defineWords } from '@fio/platform/i18n';
import { accountEn } from './account.en.ts';
import { accountPt } from './account.pt.ts';

export const useAccountWords = defineWords('account', { pt: accountPt, en: accountEn });
