import { LARGE_FOUND, LARGE_TOTAL, ordersWith, PER_PAGE } from '@fio/contracts';
import { Prisma } from '../../generated/prisma/client.ts';
import { isPacked, type Large, type Side } from './large.ts';
import { type AnySource, filtersOf, type ListQuery, whereAll, whereOf } from './source.ts';

type Sql = Prisma.Sql;

/** A large list as one query asks for it. */
export interface LargeListing {
  readonly source: AnySource;
  readonly large: Large;
  readonly query: ListQuery;
  /** The filters that are not packed. */
  readonly filters: readonly Sql[];
  /** The packed values to read one after the other; null: all of them at once. */
  readonly packed: readonly number[] | null;
  readonly column: Sql;
  readonly isDescending: boolean;
  readonly now: Date;
}

/** The packed values that every packed filter leaves; all, one by one, where an index has them behind its first column. */
function packedLeft({ filters }: AnySource, { packed, leading }: Large, { f }: ListQuery) {
  const set = Object.entries(f).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, value] as const],
  );
  const chosen = set.flatMap(([name, value]) => {
    const filter = filters[name];
    return filter !== undefined && isPacked(filter) ? [new Set(filter.values(value))] : [];
  });
  // Nothing is packed: no value of it is left out, and none is looked for.
  if (packed.values.length === 0) return null;
  if (chosen.length === 0 && !set.some(([name]) => leading.includes(name))) return null;
  return packed.values.filter((value) => chosen.every((values) => values.has(value)));
}

/** The sort asked for, else the list's own; where the filters leave another column only, by that in the same direction. */
function sortOf({ sorts, defaultSort }: AnySource, { orders }: Large, { sort, f }: ListQuery): string {
  if (sort !== undefined) return sort;
  const column = defaultSort.replace('-', '');
  const left = ordersWith(Object.keys(sorts), orders, f);
  return left.includes(column) ? defaultSort : defaultSort.replace(column, left[0] ?? column);
}

/** The filters of the query that are not packed, but for those `left` out. */
function plainFilters(source: AnySource, { f }: ListQuery, now: Date, left: readonly string[] = []): Sql[] {
  const others = Object.entries(f).filter(([name]) => {
    const filter = source.filters[name];
    return filter !== undefined && !isPacked(filter) && !left.includes(name);
  });
  return filtersOf(source, { f: Object.fromEntries(others) }, now);
}

export function largeOf(source: AnySource, query: ListQuery, now: Date): LargeListing {
  const { large } = source;
  if (large === undefined) throw new TypeError('The list is no large one.');
  const sort = sortOf(source, large, query);
  return {
    source,
    large,
    query,
    filters: plainFilters(source, query, now),
    packed: packedLeft(source, large, query),
    column: source.sorts[sort.replace('-', '')] ?? source.id,
    isDescending: sort.startsWith('-'),
    now,
  };
}

/** `select` over each packed value, or once over all. An index that begins with their column has each one's in order. */
function overPacked({ packed, large }: LargeListing, select: (conditions: readonly Sql[]) => Sql): Sql {
  if (packed === null) return Prisma.sql`(${select([])}) AS part`;
  return Prisma.sql`unnest(${[...packed]}::smallint[]) AS facet(value)
    CROSS JOIN LATERAL (${select([Prisma.sql`${large.packed.column} = facet.value`])}) AS part`;
}

/** Beside the record `anchor`, as long as that is in the list itself: else the way to it would be read as well. */
function besideAnchor(
  { source, large, column, filters, packed }: LargeListing,
  anchor: string,
  beyond: Sql,
): Sql {
  const { id, from } = source;
  const within =
    packed === null ? [] : [Prisma.sql`${large.packed.column} = ANY(${[...packed]}::smallint[])`];
  const key = Prisma.raw(`::${large.key}`);
  const where = whereAll([Prisma.sql`${id} = ${anchor}${key}`, ...within, ...filters]);
  return Prisma.sql`(${column}, ${id}) ${beyond} (SELECT ${column}, ${id} FROM ${from} ${where})`;
}

/**
 * The filters beside a record that is within them. The database begins to read at the end of a range or at the record, as
 * it happens, and that may be millions of rows apart: so the end is left out.
 */
function filtersBeside({ source, large, query, now }: LargeListing, side: Side): Sql[] {
  const other = side === 'low' ? 'high' : 'low';
  const ends = Object.entries(large.ends).filter(
    ([name, end]) => end !== other && query.f[name] !== undefined,
  );
  const kept = ends.flatMap(([name, end]) =>
    typeof end === 'string' ? [] : [end[other](query.f[name] as never)],
  );
  return [
    ...plainFilters(
      source,
      query,
      now,
      ends.map(([name]) => name),
    ),
    ...kept,
  ];
}

/** Whether the page is read against the list's order: before a record, or from the list's end. */
export const isBackwards = ({ page, after, before }: ListQuery): boolean =>
  before !== undefined || (page < 0 && after === undefined);

/** The ids of one page and one more, those nearest to the anchor or to the end first. */
export function largePage(listing: LargeListing): Sql {
  const { source, query, column, isDescending } = listing;
  const { id, from } = source;
  const { perPage = PER_PAGE } = query;
  const anchor = query.after ?? query.before;
  const goesDown = isDescending !== isBackwards(query);
  const [beyond, direction] = goesDown
    ? [Prisma.raw('<'), Prisma.raw('DESC')]
    : [Prisma.raw('>'), Prisma.raw('ASC')];
  const narrowed =
    anchor === undefined
      ? listing.filters
      : [...filtersBeside(listing, goesDown ? 'high' : 'low'), besideAnchor(listing, anchor, beyond)];
  const part = (conditions: readonly Sql[]) => Prisma.sql`
    SELECT ${id} AS id, ${column} AS place FROM ${from} ${whereAll([...conditions, ...narrowed])}
    ORDER BY ${column} ${direction}, ${id} ${direction} LIMIT ${perPage + 1}`;
  return Prisma.sql`
    SELECT part.id FROM ${overPacked(listing, part)}
    ORDER BY part.place ${direction}, part.id ${direction} LIMIT ${perPage + 1}`;
}

/** How many there are, as far as they are counted: one more than LARGE_TOTAL stands for any number beyond. */
export function largeCount(listing: LargeListing): Sql {
  const { source, large, query, packed } = listing;
  const { defaultSort, sorts, from } = source;
  // A count needs no order, but with one the database doesn't scan the table for a value that is rare. The list's own is
  // that of the table, more or less, unless a range has another.
  const isRange = Object.keys(large.ends).some((name) => query.f[name] !== undefined);
  const column = isRange ? listing.column : (sorts[defaultSort.replace('-', '')] ?? listing.column);
  const isPlain = packed === null && large.packed.values.length > 0;
  const order = isPlain ? Prisma.empty : Prisma.sql`ORDER BY ${column}`;
  const part = (conditions: readonly Sql[]) => Prisma.sql`
    SELECT 1 FROM ${from} ${whereAll([...conditions, ...listing.filters])} ${order} LIMIT ${LARGE_TOTAL + 1}`;
  return Prisma.sql`SELECT count(*) AS total FROM (
    SELECT 1 FROM ${overPacked(listing, part)} LIMIT ${LARGE_TOTAL + 1}) AS counted`;
}

/** How many the planner thinks there are: it knows each column's frequent values and reads no row. Answers EXPLAIN's JSON. */
export const largeEstimate = ({ source, query, now }: LargeListing): Sql =>
  Prisma.sql`EXPLAIN (FORMAT JSON) SELECT 1 FROM ${source.from} ${whereOf(source, query, now)}`;

/**
 * `ids`, in the list's order: what is left by the filters of the first LARGE_FOUND records that have `text`. `isMore`
 * when there were more of those. Null when no index could have it.
 */
export function largeFound(
  { source, large, column, isDescending, filters, packed }: LargeListing,
  text: string,
): Sql | null {
  const { id, from } = source;
  const findings = typeof source.search === 'function' ? source.search(text) : [];
  if (findings.length === 0) return null;
  const parts = findings.map(({ where, order }, index) => {
    // What an index before it found is not found twice.
    const others = findings.slice(0, index).map((before) => Prisma.sql`(${before.where}) IS NOT TRUE`);
    return Prisma.sql`(SELECT ${large.alias}.* FROM ${from} ${whereAll([where, ...others])}
      ORDER BY ${order} LIMIT ${LARGE_FOUND + 1})`;
  });
  const direction = isDescending ? Prisma.raw('DESC') : Prisma.raw('ASC');
  const left = packed === null ? [] : [Prisma.sql`${large.packed.column} = ANY(${[...packed]}::smallint[])`];
  return Prisma.sql`
    WITH found AS MATERIALIZED (SELECT * FROM (${Prisma.join(parts, ' UNION ALL ')}) AS matches LIMIT ${LARGE_FOUND + 1}),
      looked AS (SELECT * FROM found LIMIT ${LARGE_FOUND})
    SELECT coalesce(array_agg(${id} ORDER BY ${column} ${direction}, ${id} ${direction}), '{}') AS ids,
      (SELECT count(*) FROM found) > ${LARGE_FOUND} AS "isMore"
    FROM looked AS ${large.alias} ${whereAll([...left, ...filters])}`;
}
