import { type answerTemplates, MOST_ANSWER_TEMPLATES } from '@fio/contracts';
import type { InputOf, Resource, Write } from '../../../core/crud/resource.ts';
import { invalidField } from '../../../core/errors.ts';
import type { AnswerTemplate } from '../../../generated/prisma/client.ts';
import {
  answerTemplateDetailOf,
  answerTemplateRowOf,
  loadAnswerTemplates,
} from './answer-template-record.ts';
import { answerTemplateSource } from './answer-templates.source.ts';

/** One more than may be would be in nobody's choice. */
async function dataOf(input: InputOf<typeof answerTemplates>, { tx, found }: Write<AnswerTemplate>) {
  if (found === null && (await tx.answerTemplate.count()) >= MOST_ANSWER_TEMPLATES)
    throw invalidField('title', 'answer_templates_limit', 'INVALID_REQUEST', MOST_ANSWER_TEMPLATES);
  return { ...input };
}

export const answerTemplateResource: Resource<typeof answerTemplates, AnswerTemplate> = {
  name: 'answer-templates',
  source: answerTemplateSource,
  model: (tx) => tx.answerTemplate,
  load: loadAnswerTemplates,
  data: dataOf,
  // An answer keeps its own words.
  guardRemove: () => undefined,
  row: answerTemplateRowOf,
  detail: answerTemplateDetailOf,
  title: ({ title }) => title,
  audited: ({ title, subject, text, textEn }) => ({ title, subject, text, textEn }),
  unique: { answer_templates_title_key: { field: 'title', problem: 'answer_title_taken' } },
};
