import { defineWords } from '@fio/platform/i18n';
import { dispatchListEn } from './dispatch-list.en.ts';
import { dispatchListPt } from './dispatch-list.pt.ts';

export const useDispatchListWords = defineWords('dispatch-list', { pt: dispatchListPt, en: dispatchListEn });
