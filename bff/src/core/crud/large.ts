import type { Orders } from '@fio/contracts';
import { Prisma } from '../../generated/prisma/client.ts';

type Sql = Prisma.Sql;

/** One index that may find what is searched for: its condition, and its own order. */
export interface Finding {
  readonly where: Sql;
  readonly order: Sql;
}

/** How a table that can grow past a million rows is listed: nothing is read that an index doesn't have in order. */
export interface Large {
  /** What `from` calls its table. */
  readonly alias: Sql;
  /** What its ids are. */
  readonly key: 'uuid' | 'bigint';
  /**
   * Few filters with few values each are one small number in the table, so that any choice of them is some of its
   * values, and each of those has its records in order in an index.
   */
  readonly packed: PackedColumn;
  /** Filters whose column stands before the packed one in an index of its own. */
  readonly leading: readonly string[];
  /** The contract's. */
  readonly orders: Orders;
  /** Filters that are an end of a range of their order, or both. */
  readonly ends: Readonly<Record<string, Side | Ends>>;
}

/** Beside a record that is within a range, the end on that side says nothing more. */
export type Side = 'low' | 'high';

/** Both ends that one filter sets, as conditions of their own. `never`: only the filter knows its values. */
export type Ends = Readonly<Record<Side, (value: never) => Sql>>;

/** The packed column with all the values it may have. */
export interface PackedColumn {
  readonly column: Sql;
  readonly values: readonly number[];
}

/** Where every choice of filters has an index of its own. */
export const NOT_PACKED: PackedColumn = { column: Prisma.sql`NULL`, values: [] };

/** A filter by some of the packed values. */
export interface PackedFilter<Value> {
  readonly values: (value: Value) => readonly number[];
  /** The same as a condition, for what reads the whole table. */
  readonly condition: (value: Value) => Sql[];
}

/** The filter that leaves the values which `holds`. */
export function packed<Value>(
  { column, values }: PackedColumn,
  holds: (facet: number, value: Value) => boolean,
): PackedFilter<Value> {
  const left = (value: Value) => values.filter((facet) => holds(facet, value));
  return {
    values: left,
    condition: (value) => {
      const some = left(value);
      return [some.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`${column} IN (${Prisma.join(some)})`];
    },
  };
}

/** Whether a filter of a source is packed. */
export const isPacked = <Value>(
  filter: PackedFilter<Value> | ((...given: never[]) => Sql),
): filter is PackedFilter<Value> => typeof filter !== 'function';
