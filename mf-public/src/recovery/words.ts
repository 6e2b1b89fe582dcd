import { defineWords } from '@fio/platform/i18n';
import { recoveryEn } from './recovery.en.ts';
import { recoveryPt } from './recovery.pt.ts';

export const useRecoveryWords = defineWords('recovery', { pt: recoveryPt, en: recoveryEn });
