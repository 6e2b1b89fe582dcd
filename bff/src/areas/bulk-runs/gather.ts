import { BULK_LIMIT, type BulkProblem, type ListResponse } from '@fio/contracts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Route } from '../../core/request/routes.ts';
import { callRoute } from '../../http/call-route.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import type { ListQuery } from '../../core/crud/source.ts';
import type { Findable } from '../../engine/findable.ts';

interface Row {
  readonly id: string;
  readonly version: number;
}
type Item = Omit<Prisma.BulkItemCreateManyInput, 'runId'>;
type Answer = ListResponse<Row>;

const NAME = 120;

const ask = async (route: Route, query: ListQuery, context: RequestContext) =>
  (await callRoute(route, { query }, context)) as Answer;

/**
 * All the records of a search, each once and with the version it has now, by the list's own handler: what its page would
 * show is what is taken. A word instead when they aren't the `expected` ones.
 */
export async function gather(
  { route, title }: Findable & { readonly route: Route },
  query: ListQuery,
  expected: number,
  context: RequestContext,
): Promise<Item[] | BulkProblem> {
  const items = new Map<string, Item>();
  let turn: Pick<ListQuery, 'page' | 'after'> = { page: 1 };
  for (;;) {
    const { items: rows, total, turn: ends } = await ask(route, { ...query, ...turn }, context);
    if (total > BULK_LIMIT || ends?.isMore) return 'limit';
    if (total !== expected) return 'changed';
    for (const row of rows) {
      const { id: recordId, version } = row;
      items.set(recordId, { place: items.size, recordId, version, name: title(row).slice(0, NAME) });
    }
    if (rows.length === 0 || items.size >= total) break;
    turn = { page: turn.page + 1, ...(ends?.after && { after: ends.after }) };
  }
  return items.size === expected ? [...items.values()] : 'changed';
}
