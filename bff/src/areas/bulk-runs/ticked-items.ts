import type { AnyEndpoint } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import type { Route } from '../../core/request/routes.ts';
import type { Findable } from '../../engine/findable.ts';
import type { BulkRun } from '../../generated/prisma/client.ts';
import { parseParams } from '../../http/input.ts';
import { readSearch } from '../list-views/index.ts';
import { gatherNamed, type Item, nameOfRow } from './gather.ts';
import { judged } from './judged.ts';

interface Ticked {
  readonly run: BulkRun;
  readonly list: AnyEndpoint;
  readonly listing: Route;
  readonly route: Route;
  readonly titled: Findable | undefined;
}

/** Whether the list could have a record of that id: the database refuses to look for anything else. */
function isId({ endpoint: { params } }: Route, id: string): boolean {
  try {
    parseParams(params, { id });
    return true;
  } catch {
    return false;
  }
}

/**
 * What was ticked, by the same rule as what a search finds: the page has left out what the action isn't done to, and a program
 * that asks has not. Each keeps the version it was seen with, so that what the rule saw is what is done or refused.
 */
export async function tickedItems(
  { db }: Infrastructure,
  { run, list, listing, route, titled }: Ticked,
  context: RequestContext,
): Promise<Item[]> {
  const items = await db.bulkItem.findMany({
    where: { runId: run.id },
    orderBy: { place: 'asc' },
    select: { place: true, recordId: true, version: true },
  });
  const ids = items.map(({ recordId }) => recordId).filter((id) => isId(route, id));
  const rows = await gatherNamed(listing, readSearch(list, ''), ids, context);
  return items.map((item) => {
    const row = rows.get(item.recordId);
    // What isn't there any more the action itself refuses.
    if (row === undefined) return { ...item, name: item.recordId };
    return judged(route.endpoint, row, { ...item, name: nameOfRow(row, titled) });
  });
}
