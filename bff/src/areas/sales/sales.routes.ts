import { sales } from '@fio/contracts/admin/sales';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { startExport } from '../exports/index.ts';
import { recordSales } from './record-sales.ts';
import { findSale, loadSales, saleDetailOf, saleRowOf } from './sale-record.ts';
import { saleExports } from './sales.export.ts';
import { saleSource } from './sales.source.ts';

export const saleRoutes = area(sales, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      source: anySource(saleSource),
      query,
      now: clock.now(),
      load: (ids: string[]) => loadSales(db, ids),
      row: saleRowOf,
    }),
  export: (input, context) => startExport(saleExports, input, context),
  get: async ({ params }, { db }) => saleDetailOf(await findSale(db, params.id)),
  create: ({ body }, context) => recordSales(context, body),
});
