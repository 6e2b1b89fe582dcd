import type { adminRegulations } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of regulations comes from: one row for each version. */
export const regulationSource: SourceOf<typeof adminRegulations> = {
  from: Prisma.sql`regulations r`,
  id: Prisma.sql`r.id`,
  search: Prisma.sql`r.search`,
  filters: {
    kind: (kind) => Prisma.sql`r.kind = ${kind}`,
    state: (state, now) => Prisma.sql`regulation_state_at(r, ${now}) = ${state}`,
  },
  sorts: {
    title: Prisma.sql`fold_text(r.title)`,
    effectiveFrom: Prisma.sql`r.effective_from`,
    publishedAt: Prisma.sql`r.published_at`,
    updatedAt: Prisma.sql`r.updated_at`,
  },
  defaultSort: '-updatedAt',
};
