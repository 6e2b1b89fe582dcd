import { adminSearch } from '@fio/contracts';
import type { Product } from '../../engine/Area.ts';
import { area } from '../../core/request/routes.ts';
import { findRecords } from './find-records.ts';

export const searchRoutes = area(adminSearch, {
  find: ({ query }, context, product: Product) => findRecords(context, product, query.q),
});
