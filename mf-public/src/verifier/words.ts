import { defineWords } from '@fio/platform/i18n';
import { verifierEn } from './verifier.en.ts';
import { verifierPt } from './verifier.pt.ts';

export const useVerifierWords = defineWords('verifier', { pt: verifierPt, en: verifierEn });
