import {
  type AnyEndpoint,
  BULK_LIMIT,
  type BulkProblem,
  type ListResponse,
  MAX_PER_PAGE,
} from '@fio/contracts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Route } from '../../core/request/routes.ts';
import { callRoute } from '../../http/call-route.ts';
import { parseParams } from '../../http/input.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import type { ListQuery } from '../../core/crud/source.ts';
import type { Row as AnyRow } from './able-rows.ts';
import type { Findable } from '../../engine/findable.ts';

interface Row extends AnyRow {
  readonly id: string;
  /** Those that never change but once have none. */
  readonly version?: number;
}
/** A record of a run, before it is one's. */
export type Item = Omit<Prisma.BulkItemCreateManyInput, 'runId'>;
type Answer = ListResponse<Row>;

const NAME = 120;

const ask = async (route: Route, query: ListQuery, context: RequestContext) =>
  (await callRoute(route, { query }, context)) as Answer;

/** How many a search is to find, and after how many it is enough. */
interface Size {
  readonly expected: number;
  readonly atMost?: number;
}

/**
 * The records of a search, each once and with the version it has now, by the list's own handler: what its page would
 * show is what is taken. A word instead when they aren't the `expected` ones. `atMost`: so many, and the rest of a page.
 */
export async function gather(
  route: Route,
  query: ListQuery,
  { expected, atMost = BULK_LIMIT }: Size,
  context: RequestContext,
): Promise<Row[] | BulkProblem> {
  const found = new Map<string, Row>();
  // As few statements as may be; of a sample no more is read than is shown.
  const perPage = Math.min(MAX_PER_PAGE, atMost);
  let turn: Pick<ListQuery, 'page' | 'after'> = { page: 1 };
  for (;;) {
    const { items: rows, total, turn: ends } = await ask(route, { ...query, ...turn, perPage }, context);
    if (total > BULK_LIMIT || ends?.isMore) return 'limit';
    if (total !== expected) return 'changed';
    for (const row of rows) found.set(row.id, row);
    if (rows.length === 0 || found.size >= Math.min(total, atMost)) break;
    turn = { page: turn.page + 1, ...(ends?.after && { after: ends.after }) };
  }
  return found.size >= Math.min(expected, atMost) ? [...found.values()] : 'changed';
}

/** Whether an endpoint's list could have a record of that id: the database refuses to look for anything else. */
export function isId({ params }: AnyEndpoint, id: string): boolean {
  try {
    parseParams(params, { id });
    return true;
  } catch {
    return false;
  }
}

/** Those of these records that exist, by their ids, as the list shows them now. */
export async function gatherNamed(
  route: Route,
  query: ListQuery,
  ids: readonly string[],
  context: RequestContext,
): Promise<Map<string, Row>> {
  const { items } = await ask(route, { ...query, ids }, context);
  return new Map(items.map((row) => [row.id, row]));
}

/** What a list that the search doesn't know calls its rows by: whose they are. */
function ownerOf({ participant, holder, number, title }: Row): string | undefined {
  const named = [participant, holder].map((one) =>
    typeof one === 'object' && one !== null ? (one as { readonly name?: unknown }).name : one,
  );
  return [...named, number, title].find((one): one is string => typeof one === 'string');
}

/** What a row is called. */
export const nameOfRow = (row: Row, titled: Findable | undefined): string =>
  (titled?.title(row) ?? ownerOf(row) ?? row.id).slice(0, NAME);

/** A row as one of a run. */
export const itemOf = (row: Row, place: number): Item => ({
  place,
  recordId: row.id,
  version: row.version ?? 0,
});
