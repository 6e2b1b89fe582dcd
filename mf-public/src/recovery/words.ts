import { defineWords } from '@fio/platform/i18n';
import { recoveryEn } from './recovery.en.ts';
import { recoveryPt } from './recovery.pt.ts';

export const useVisitorRecoveryWords = defineWords('visitor-recovery', { pt: recoveryPt, en: recoveryEn });
