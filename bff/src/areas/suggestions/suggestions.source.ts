import type { adminSuggestions } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { midnight, uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of suggestions and its export come from. */
export const suggestionSource: SourceOf<typeof adminSuggestions> = {
  from: Prisma.sql`suggestions g JOIN shows s ON s.id = g.show_id LEFT JOIN registrations r ON r.id = g.author_id`,
  id: Prisma.sql`g.id`,
  search: Prisma.sql`g.search`,
  filters: {
    state: (state) => Prisma.sql`g.state = ${state}`,
    decided: (decided) =>
      decided === 'yes' ? Prisma.sql`g.decided_at IS NOT NULL` : Prisma.sql`g.decided_at IS NULL`,
    showId: (id) => Prisma.sql`g.show_id = ${uuid(id)}`,
    from: (day) => Prisma.sql`g.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`g.created_at < ${midnight(day, 1)}`,
  },
  sorts: { createdAt: Prisma.sql`g.created_at`, score: Prisma.sql`g.score` },
  defaultSort: '-createdAt',
};
