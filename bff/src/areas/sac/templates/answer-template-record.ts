import type { answerTemplateDetail, answerTemplateRow, SacSubject } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { AnswerTemplate } from '../../../generated/prisma/client.ts';

export const loadAnswerTemplates = (tx: Transaction, ids: string[]): Promise<AnswerTemplate[]> =>
  tx.answerTemplate.findMany({ where: { id: { in: ids } } });

/** Held by a check constraint. */
const subjectOf = ({ subject }: AnswerTemplate) => subject as SacSubject | null;

export const answerTemplateRowOf = (found: AnswerTemplate): z.input<typeof answerTemplateRow> => ({
  id: found.id,
  title: found.title,
  subject: subjectOf(found),
  translated: found.textEn !== '',
  updatedAt: found.updatedAt.toISOString(),
});

export const answerTemplateDetailOf = (found: AnswerTemplate): z.input<typeof answerTemplateDetail> => ({
  ...answerTemplateRowOf(found),
  text: found.text,
  textEn: found.textEn,
  version: found.version,
  createdAt: found.createdAt.toISOString(),
});
