import { defineWords } from '@fio/platform/i18n';

export const useEmailTemplatesWords = defineWords('admin-email-templates', {
  pt: async () => (await import('./email-templates.pt.ts')).emailTemplatesPt,
  en: async () => (await import('./email-templates.en.ts')).emailTemplatesEn,
});
