import type { prizeKinds } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of what can be won comes from. */
export const prizeKindSource: SourceOf<typeof prizeKinds> = {
  from: Prisma.sql`prize_kinds k`,
  id: Prisma.sql`k.id`,
  search: Prisma.sql`fold_text(k.title)`,
  filters: {},
  sorts: {
    position: Prisma.sql`k.position`,
    title: Prisma.sql`fold_text(k.title)`,
    value: Prisma.sql`k.value_cents`,
    updatedAt: Prisma.sql`k.updated_at`,
  },
  defaultSort: 'position',
};
