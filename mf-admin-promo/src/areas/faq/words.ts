import { defineWords } from '@fio/platform/i18n';
import { faqEn } from './faq.en.ts';
import { faqPt } from './faq.pt.ts';

export const useFaqWords = defineWords('admin-faq', { pt: faqPt, en: faqEn });
