import type { AnyEndpoint } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import type { Route } from '../../core/request/routes.ts';
import type { BulkRun } from '../../generated/prisma/client.ts';
import { readSearch } from '../list-views/index.ts';
import { gatherNamed, isId, type Item } from './gather.ts';
import { judged } from './judged.ts';

interface Ticked {
  readonly run: BulkRun;
  readonly list: AnyEndpoint;
  readonly listing: Route;
  readonly route: Route;
}

/**
 * What was ticked, by the same rule as what a search finds: the page has left out what the action isn't done to, and a program
 * that asks has not. Each keeps the version it was seen with, so that what the rule saw is what is done or refused.
 */
export async function tickedItems(
  { db }: Infrastructure,
  { run, list, listing, route }: Ticked,
  context: RequestContext,
): Promise<Item[]> {
  const items = await db.bulkItem.findMany({
    where: { runId: run.id },
    orderBy: { place: 'asc' },
    select: { place: true, recordId: true, version: true },
  });
  const ids = items.map(({ recordId }) => recordId).filter((id) => isId(route.endpoint, id));
  const rows = await gatherNamed(listing, readSearch(list, ''), ids, context);
  return items.map((item) => {
    const row = rows.get(item.recordId);
    // What isn't there any more the action itself refuses.
    return row === undefined ? item : judged(route.endpoint, row, item);
  });
}
