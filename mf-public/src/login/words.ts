import { defineWords } from '@fio/platform/i18n';
import { loginEn } from './login.en.ts';
import { loginPt } from './login.pt.ts';

export const useLoginWords = defineWords('login', { pt: loginPt, en: loginEn });
