import { defineWords } from '@fio/platform/i18n';
import { actionsEn } from './actions.en.ts';
import { actionsPt } from './actions.pt.ts';

export const useActionsWords = defineWords('actions', { pt: actionsPt, en: actionsEn });
