import { defineWords } from '@fio/platform/i18n';
import { offersEn } from './offers.en.ts';
import { offersPt } from './offers.pt.ts';

export const useOffersWords = defineWords('offers', { pt: offersPt, en: offersEn });
