import type { adminSac } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of requests and its export come from. */
export const sacSource: SourceOf<typeof adminSac> = {
  from: Prisma.sql`sac_requests r`,
  id: Prisma.sql`r.id`,
  search: Prisma.sql`r.search`,
  filters: {
    state: (state) => Prisma.sql`r.state = ${state}`,
    subject: (subject) => Prisma.sql`r.subject = ${subject}`,
    answered: (answered) =>
      answered === 'yes'
        ? Prisma.sql`r.first_answered_at IS NOT NULL`
        : Prisma.sql`r.first_answered_at IS NULL`,
  },
  sorts: {
    createdAt: Prisma.sql`r.created_at`,
    updatedAt: Prisma.sql`r.updated_at`,
    protocol: Prisma.sql`r.protocol`,
  },
  defaultSort: '-createdAt',
};
