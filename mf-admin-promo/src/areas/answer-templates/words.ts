import { defineWords } from '@fio/platform/i18n';

export const useAnswerTemplatesWords = defineWords('answer-templates', {
  pt: async () => (await import('./answer-templates.pt.ts')).answerTemplatesPt,
  en: async () => (await import('./answer-templates.en.ts')).answerTemplatesEn,
});
