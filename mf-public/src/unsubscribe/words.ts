import { defineWords } from '@fio/platform/i18n';
import { unsubscribeEn } from './unsubscribe.en.ts';
import { unsubscribePt } from './unsubscribe.pt.ts';

export const useUnsubscribeWords = defineWords('unsubscribe', { pt: unsubscribePt, en: unsubscribeEn });
