import { BULK_LOOKED_AT, BULK_PREVIEWED, type BodyOf, type bulkRuns, type ResultOf } from '@fio/contracts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { readSearch } from '../list-views/index.ts';
import { isAble } from './able-rows.ts';
import type { BulkServices } from './bulk-services.ts';
import { gather, nameOfRow } from './gather.ts';
import { orderedOf } from './start-run.ts';

/**
 * What an action is likely to be taken by, of all that a search finds: by what its rows say, in the caller's rights. What
 * only the action itself can know it refuses when its turn comes. CONFLICT when there are others than were counted. Of
 * thousands the first are looked at, and it is said of how many: a person waits for it, and may ask again at once.
 */
export async function previewRun(
  context: StaffContext,
  { routes, findables }: BulkServices,
  { list: name, action, search, expected }: BodyOf<typeof bulkRuns.preview>,
): Promise<ResultOf<typeof bulkRuns.preview>> {
  const { list, endpoint } = orderedOf(context, { list: name, action });
  const listing = routes.find((one) => one.endpoint === list);
  if (listing === undefined) throw new AppError('NOT_FOUND');
  const size = { expected, atMost: BULK_LOOKED_AT };
  const rows = await gather(listing, readSearch(list, search), size, context);
  if (typeof rows === 'string') throw new AppError('CONFLICT');
  const titled = findables.find((one) => one.list === list);
  const unable = rows.filter((row) => !isAble(endpoint, row));
  return {
    looked: rows.length,
    able: rows.length - unable.length,
    unable: unable.length,
    names: unable.slice(0, BULK_PREVIEWED).map((row) => nameOfRow(row, titled)),
  };
}
