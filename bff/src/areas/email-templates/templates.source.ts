import type { emailTemplates } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

const states = {
  draft: Prisma.sql`t.published_at IS NULL`,
  published: Prisma.sql`t.published_at IS NOT NULL AND t.retired_at IS NULL`,
  retired: Prisma.sql`t.retired_at IS NOT NULL`,
};

/** Where the list of templates comes from: one row for each version. */
export const templateSource: SourceOf<typeof emailTemplates> = {
  from: Prisma.sql`email_templates t`,
  id: Prisma.sql`t.id`,
  search: Prisma.sql`t.search`,
  filters: {
    kind: (kind) => (kind === 'product' ? Prisma.sql`t.letter IS NOT NULL` : Prisma.sql`t.letter IS NULL`),
    state: (state) => states[state],
  },
  sorts: {
    updatedAt: Prisma.sql`t.updated_at`,
    name: Prisma.sql`fold_text(t.name)`,
  },
  defaultSort: '-updatedAt',
};
