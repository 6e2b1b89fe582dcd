import { defineWords } from '@fio/platform/i18n';
import { emailTemplatesEn } from './email-templates.en.ts';
import { emailTemplatesPt } from './email-templates.pt.ts';

export const useEmailTemplatesWords = defineWords('admin-email-templates', {
  pt: emailTemplatesPt,
  en: emailTemplatesEn,
});
