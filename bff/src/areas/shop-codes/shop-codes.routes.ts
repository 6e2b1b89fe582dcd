import type { QueryOf } from '@fio/contracts';
import { shopCodes } from '@fio/contracts/admin/shop-codes';
import { listPage } from '../../core/crud/list.ts';
import { anySource, type Source } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { createShopCode, endShopCode } from './change-shop-codes.ts';
import { findShopCode, loadShopCodes, shopCodeRowOf } from './shop-code-record.ts';

type Filters = QueryOf<typeof shopCodes.list>['f'];

/** Where the list comes from. */
const shopCodeSource: Source<Filters, 'createdAt' | 'validFrom' | 'root'> = {
  from: Prisma.sql`shop_codes c`,
  id: Prisma.sql`c.id`,
  search: Prisma.sql`fold_text(c.root || ' ' || c.state || ' ' || c.number)`,
  filters: { state: (state) => Prisma.sql`(c.ended_at IS NULL) = ${state === 'active'}` },
  sorts: {
    createdAt: Prisma.sql`c.created_at`,
    validFrom: Prisma.sql`c.valid_from`,
    root: Prisma.sql`c.root`,
  },
  defaultSort: '-createdAt',
};

export const shopCodeRoutes = area(shopCodes, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      query,
      source: anySource(shopCodeSource),
      now: clock.now(),
      load: (ids: string[]) => loadShopCodes(db, ids),
      row: shopCodeRowOf,
    }),
  get: async ({ params }, { db }) => shopCodeRowOf(await findShopCode(db, params.id)),
  create: ({ body }, context) => createShopCode(context, body),
  end: ({ params, body }, context) => endShopCode(context, params.id, body),
});
