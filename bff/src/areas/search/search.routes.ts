import { adminSearch } from '@fio/contracts';
import type { SearchServices } from './search-services.ts';
import { area } from '../../core/request/routes.ts';
import { findRecords } from './find-records.ts';

export const searchRoutes = area(adminSearch, {
  find: ({ query }, context, product: SearchServices) => findRecords(context, product, query.q),
});
