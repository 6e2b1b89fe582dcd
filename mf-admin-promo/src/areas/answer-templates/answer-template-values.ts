import type { answerTemplates } from '@fio/contracts/admin/answer-templates';
import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';

export type AnswerTemplateDetail = ResponseOf<typeof answerTemplates.get>;
type Values = BodyOf<typeof answerTemplates.create>;

/** What stands in the form's fields: of a template, or of a new one. */
export const valuesOf = (found: AnswerTemplateDetail | null): Values => ({
  title: found?.title ?? '',
  subject: found?.subject ?? null,
  text: found?.text ?? '',
  textEn: found?.textEn ?? '',
});
