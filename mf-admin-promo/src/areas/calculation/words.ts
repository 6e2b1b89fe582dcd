import { defineWords } from '@fio/platform/i18n';
import { calculationEn } from './calculation.en.ts';
import { calculationPt } from './calculation.pt.ts';
import { filesEn } from './files/files.en.ts';
import { filesPt } from './files/files.pt.ts';
import { resultEn } from './result.en.ts';
import { resultPt } from './result.pt.ts';
import { stepsEn } from './steps.en.ts';
import { stepsPt } from './steps.pt.ts';

export const useCalculationWords = defineWords('calculation', {
  pt: { ...calculationPt, ...stepsPt, ...resultPt, ...filesPt },
  en: { ...calculationEn, ...stepsEn, ...resultEn, ...filesEn },
});
