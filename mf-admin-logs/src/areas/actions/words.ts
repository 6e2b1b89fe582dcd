import { defineWords } from '@fio/platform/i18n';
import { actionsEn } from './actions.en.ts';
import { actionsPt } from './actions.pt.ts';
import { checkEn } from './check/check.en.ts';
import { checkPt } from './check/check.pt.ts';

export const useActionsWords = defineWords('actions', {
  pt: { ...actionsPt, ...checkPt },
  en: { ...actionsEn, ...checkEn },
});
