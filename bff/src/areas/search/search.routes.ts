import { adminSearch } from '@fio/contracts';
import { area } from '../../http/area.ts';
import { findRecords } from './find-records.ts';

export const searchRoutes = area(adminSearch, {
  find: ({ query }, context) => findRecords(context, query.q),
});
