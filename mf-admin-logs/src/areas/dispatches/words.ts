import { defineWords } from '@fio/platform/i18n';
import { dispatchesEn } from './dispatches.en.ts';
import { dispatchesPt } from './dispatches.pt.ts';

export const useDispatchesWords = defineWords('dispatches', { pt: dispatchesPt, en: dispatchesEn });
