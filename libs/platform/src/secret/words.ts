import { defineWords } from '../i18n/index.ts';
import { secretEn } from './secret.en.ts';
import { secretPt } from './secret.pt.ts';

export const useSecretWords = defineWords('secret', { pt: secretPt, en: secretEn });
