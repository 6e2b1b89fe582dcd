import type { adminRanking } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of names and its export come from. */
export const rankingNameSource: SourceOf<typeof adminRanking> = {
  from: Prisma.sql`ranking_names n JOIN registrations r ON r.id = n.registration_id`,
  id: Prisma.sql`n.id`,
  search: Prisma.sql`n.search`,
  filters: { state: (state) => Prisma.sql`n.state = ${state}` },
  sorts: {
    // What waits for somebody before what is decided; of each the oldest first.
    state: Prisma.sql`array_position(ARRAY['waiting', 'shown', 'refused'], n.state)`,
    updatedAt: Prisma.sql`n.updated_at`,
    name: Prisma.sql`n.search`,
  },
  defaultSort: 'state',
};
