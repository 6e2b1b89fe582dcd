import { defineWords } from '@fio/platform/i18n';
import { registerEn } from './register.en.ts';
import { registerPt } from './register.pt.ts';

export const useRegisterWords = defineWords('register', { pt: registerPt, en: registerEn });
