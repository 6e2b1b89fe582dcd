import { sales } from '@fio/contracts/admin/sales';
import type { QueryOf } from '@fio/contracts';
import { normalizeAccessKey } from '@fio/domain';
import { NOT_PACKED } from '../../core/crud/large.ts';
import { type Source, uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

type Filters = QueryOf<typeof sales.list>['f'];

const KEY_LENGTH = 44;

/** A whole access key; a part of one may be anybody's. */
function findSales(text: string) {
  const key = normalizeAccessKey(text.trim());
  if (key.length !== KEY_LENGTH) return [];
  return [{ where: Prisma.sql`s.access_key = ${key}::char(44)`, order: Prisma.sql`s.id` }];
}

/** Where the list of sales and its export come from. */
export const saleSource: Source<Filters, 'createdAt' | 'soldOn' | 'value'> = {
  from: Prisma.sql`sales s`,
  id: Prisma.sql`s.id`,
  search: findSales,
  filters: {
    cnpj: (cnpj) => Prisma.sql`s.cnpj = ${cnpj}::char(14)`,
    importId: (id) => Prisma.sql`s.import_id = ${uuid(id)}`,
    from: (day) => Prisma.sql`s.sold_on >= ${day}::date`,
    to: (day) => Prisma.sql`s.sold_on <= ${day}::date`,
  },
  sorts: {
    createdAt: Prisma.sql`s.created_at`,
    soldOn: Prisma.sql`s.sold_on`,
    value: Prisma.sql`s.value_cents`,
  },
  defaultSort: '-createdAt',
  large: {
    alias: Prisma.sql`s`,
    key: 'uuid',
    packed: NOT_PACKED,
    leading: [],
    orders: sales.list.orders ?? {},
    ends: { from: 'low', to: 'high' },
  },
};
