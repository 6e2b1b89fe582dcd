import * as z from 'zod/mini';
import { uuid } from './basic-fields.ts';
import { listQuery } from './list.ts';

/** Filters that leave only some of a list's orders, for no index has another one of what they leave. */
export type Orders<Filter extends string = string, Sort extends string = string> = {
  readonly [K in Filter]?: readonly Sort[];
};

type Set = Readonly<Record<string, unknown>>;

/** The orders that every filter set in `f` leaves, in the list's own order. */
export function ordersWith<Sort extends string>(
  sorts: readonly Sort[],
  orders: Orders<string, Sort>,
  f: Set,
): Sort[] {
  const set = Object.keys(f).filter((name) => f[name] !== undefined && f[name] !== '');
  return sorts.filter((sort) => set.every((name) => orders[name]?.includes(sort) ?? true));
}

/**
 * The query of a list whose table can grow past a million rows (docs/decisions/lists-and-exports.md). Its pages follow a record
 * (`after`) or stand before one (`before`); `page` only says which one that is, but that without a record a page below 0 is
 * the last. Filters that leave no common order, and a sort that they don't leave, are INVALID_QUERY. `id` is the schema of its records' ids.
 */
export function largeListQuery<Sort extends string, Filters extends z.ZodMiniObject>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
  orders: Orders<keyof z.output<Filters> & string, Sort>,
  id: z.ZodMiniType<string, string> = uuid(),
) {
  const { shape } = listQuery(sorts, filters);
  return z.strictObject({ ...shape, after: z.optional(id), before: z.optional(id) }).check(
    z.refine(({ sort, f }) => {
      const left: readonly string[] = ordersWith(sorts, orders, f as Set);
      return sort === undefined ? left.length > 0 : left.includes(sort.replace('-', ''));
    }, 'invalid'),
    z.refine(({ after, before }) => !after || !before, 'invalid'),
  );
}

/** So far the records of a large list are counted. */
export const LARGE_TOTAL = 10_000;

/** So many of what a search finds in a large list are looked at: the first ones by what was searched. */
export const LARGE_FOUND = 100;
