import type { answerTemplates } from '@fio/contracts';
import type { SourceOf } from '../../../core/crud/resource.ts';
import { Prisma } from '../../../generated/prisma/client.ts';

/** Where the list of templates comes from: there are few, so that their texts are searched as they are. */
export const answerTemplateSource: SourceOf<typeof answerTemplates> = {
  from: Prisma.sql`answer_templates t`,
  id: Prisma.sql`t.id`,
  search: Prisma.sql`fold_text(t.title || ' ' || t.text)`,
  filters: { subject: (subject) => Prisma.sql`t.subject = ${subject}` },
  sorts: { title: Prisma.sql`fold_text(t.title)`, updatedAt: Prisma.sql`t.updated_at` },
  defaultSort: 'title',
};
