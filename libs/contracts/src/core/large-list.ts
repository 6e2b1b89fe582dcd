import * as z from 'zod/mini';
import { uuid } from './basic-fields.ts';
import { listQuery } from './list.ts';

/** Filters that leave only some of a list's orders, for no index has another one of what they leave. */
export type Orders<Filter extends string = string, Sort extends string = string> = {
  readonly [K in Filter]?: readonly Sort[];
};

type Set = Readonly<Record<string, unknown>>;

const namesSet = (f: Set) => Object.keys(f).filter((name) => f[name] !== undefined && f[name] !== '');

/** The orders that every filter set in `f` leaves, in the list's own order. */
export function ordersWith<Sort extends string>(
  sorts: readonly Sort[],
  orders: Orders<string, Sort>,
  f: Set,
): Sort[] {
  const set = namesSet(f);
  return sorts.filter((sort) => set.every((name) => orders[name]?.includes(sort) ?? true));
}

interface Asked {
  readonly page: number;
  readonly sort?: string | undefined;
  readonly f: Set;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

interface Refused {
  /** The parameters, each of which is told. */
  readonly paths: readonly (readonly string[])[];
  readonly message: string;
  readonly param?: string;
}

/** What of a query no index answers, or goes by nothing. */
function* refusedOf(
  { page, sort, f, after, before }: Asked,
  sorts: readonly string[],
  orders: Orders,
): Generator<Refused> {
  const left = ordersWith(sorts, orders, f);
  const limiting = namesSet(f).filter((name) => orders[name]);
  if (left.length === 0) {
    const param = limiting.map((name) => `f[${name}]`).join(', ');
    yield { paths: limiting.map((name) => ['f', name]), message: 'filters_apart', param };
  } else if (sort !== undefined && !left.includes(sort.replace('-', '')))
    yield { paths: [['sort']], message: 'sort_left', param: left.join(', ') };
  if (after && before) yield { paths: [['after'], ['before']], message: 'one_alone', param: 'after, before' };
  // Without a record to go by there are the first page and the last: any other would be one of these unsaid.
  if (!after && !before && page !== 1 && page !== -1) yield { paths: [['page']], message: 'page_follows' };
}

/**
 * The query of a list whose table can grow past a million rows (docs/decisions/lists-and-exports.md). Its pages follow a record
 * (`after`) or stand before one (`before`), and then `page` only says which one that is; without a record there are the first
 * page and the last (−1). Any other page, filters that leave no common order, and a sort that they don't leave, are
 * INVALID_QUERY. `id` is the schema of its records' ids.
 */
export function largeListQuery<Sort extends string, Filters extends z.ZodMiniObject>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
  orders: Orders<keyof z.output<Filters> & string, Sort>,
  id: z.ZodMiniType<string, string> = uuid(),
) {
  const { shape } = listQuery(sorts, filters);
  return z.strictObject({ ...shape, after: z.optional(id), before: z.optional(id) }).check(
    z.check(({ value, issues }) => {
      for (const { paths, message, param } of refusedOf(value, sorts, orders))
        for (const path of paths)
          issues.push({ code: 'custom', input: value, path: [...path], message, params: { param } });
    }),
  );
}

/** So far the records of a large list are counted. */
export const LARGE_TOTAL = 10_000;

/** So many of what a search finds in a large list are looked at: the first ones by what was searched. */
export const LARGE_FOUND = 100;
