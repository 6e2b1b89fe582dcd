import type { adminShows } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of series and its export come from. */
export const showSource: SourceOf<typeof adminShows> = {
  from: Prisma.sql`shows s`,
  id: Prisma.sql`s.id`,
  search: Prisma.sql`s.search`,
  filters: { state: (state) => Prisma.sql`s.state = ${state}` },
  sorts: {
    position: Prisma.sql`s.position`,
    title: Prisma.sql`fold_text(s.title)`,
    releaseDate: Prisma.sql`s.release_date`,
    updatedAt: Prisma.sql`s.updated_at`,
  },
  defaultSort: 'position',
};
