import type { adminExports, QueryOf } from '@fio/contracts';
import type { Source } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

type Filters = QueryOf<typeof adminExports.list>['f'];

/** Where the list of exports comes from. */
export const exportSource: Source<Filters, 'createdAt' | 'rows' | 'bytes'> = {
  from: Prisma.sql`exports e`,
  id: Prisma.sql`e.id`,
  search: Prisma.sql`fold_text(e.file_name || ' ' || e.by_name || ' ' || coalesce(e.purpose, ''))`,
  filters: {
    state: (state) => Prisma.sql`e.state = ${state}`,
    resource: (resource) => Prisma.sql`e.resource = ${resource}`,
    format: (format) => Prisma.sql`e.format = ${format}`,
  },
  sorts: { createdAt: Prisma.sql`e.created_at`, rows: Prisma.sql`e.rows`, bytes: Prisma.sql`e.bytes` },
  defaultSort: '-createdAt',
};
