import type { indexes } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { INVENTORY } from './inventory.ts';

/** Where the list of indexes comes from: the database's own catalogue. */
export const indexSource: SourceOf<typeof indexes> = {
  from: INVENTORY,
  id: Prisma.sql`i.id`,
  search: Prisma.sql`fold_text(i."table" || ' ' || i.id)`,
  filters: {
    state: (state) => Prisma.sql`i."isValid" = ${state === 'valid'}`,
    use: (use) => Prisma.sql`(i.scans > 0) = ${use === 'used'}`,
  },
  sorts: {
    bytes: Prisma.sql`i.bytes`,
    scans: Prisma.sql`i.scans`,
    bloat: Prisma.sql`i.bloat`,
    table: Prisma.sql`i."table"`,
    id: Prisma.sql`i.id`,
  },
  defaultSort: '-bytes',
};
