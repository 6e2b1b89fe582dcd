import { defineWords } from '../i18n/index.ts';
import { passwordEn } from './password.en.ts';
import { passwordPt } from './password.pt.ts';
import { recoveryEn } from './recovery.en.ts';
import { recoveryPt } from './recovery.pt.ts';

export const usePasswordWords = defineWords('password', { pt: passwordPt, en: passwordEn });
export const useRecoveryWords = defineWords('recovery', { pt: recoveryPt, en: recoveryEn });
