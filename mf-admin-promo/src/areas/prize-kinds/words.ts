import { defineWords } from '@fio/platform/i18n';
import { prizeKindsEn } from './prize-kinds.en.ts';
import { prizeKindsPt } from './prize-kinds.pt.ts';

export const usePrizeKindsWords = defineWords('prize-kinds', { pt: prizeKindsPt, en: prizeKindsEn });
