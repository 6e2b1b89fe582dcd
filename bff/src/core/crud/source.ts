import { Prisma } from '../../generated/prisma/client.ts';
import { containing, foldText } from './fold.ts';
import { type PackedFilter, type Finding, isPacked, type Large } from './large.ts';

type Sql = Prisma.Sql;

/** What a contract's list query comes out as. */
export interface ListQuery {
  readonly page: number;
  /** PER_PAGE without it. */
  readonly perPage?: number | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
  readonly f: Readonly<Record<string, unknown>>;
  /** Only so many, and uncounted: no contract has it, the search of everything asks for it. */
  readonly first?: number | undefined;
  /** Only these, whatever is searched for, and in no order: no contract has it, runs over what was ticked ask for it. */
  readonly ids?: readonly string[] | undefined;
}

/**
 * Where an area's list and its export come from: one set of conditions for both. `Filters` and `Sort` are the
 * contract's, so a filter or a sort without its SQL is a type error.
 */
export interface Source<Filters, Sort extends string> {
  /** FROM with its joins. */
  readonly from: Sql;
  readonly id: Sql;
  /**
   * The folded column that `q` looks into. Of a large list, the indexes that may find a text, the likeliest first; none
   * when it can't be what any of them holds.
   */
  readonly search: Sql | ((text: string) => readonly Finding[]);
  /** The same for the search of everything, where the list's own may read the whole table. */
  readonly find?: (text: string) => readonly Finding[];
  readonly filters: {
    readonly [K in keyof Filters]-?:
      | ((value: NonNullable<Filters[K]>, now: Date) => Sql)
      | PackedFilter<NonNullable<Filters[K]>>;
  };
  readonly sorts: Readonly<Record<Sort, Sql>>;
  readonly defaultSort: Sort | `-${Sort}`;
  /** For a table that can grow past a million rows. Its sorts are never null. */
  readonly large?: Large;
}

/** Any area's source, for the code that doesn't care which. */
export type AnySource = Source<Record<string, unknown>, string>;

/** A contract's own source, for code that only ever passes it queries which that contract parsed. */
export const anySource = <Filters, Sort extends string>(source: Source<Filters, Sort>) =>
  source as unknown as AnySource;

/** What each word of a text demands of a folded column: to be found in it. */
export const holdingWords = (column: Sql, text: string): Sql[] =>
  foldText(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => Prisma.sql`${column} LIKE ${containing(word)}`);

/** What each word of `q` demands. Of a large list it is enough that one of its indexes finds the whole. */
function searchOf({ search }: AnySource, q: string): Sql[] {
  if (typeof search !== 'function') return holdingWords(search, q);
  if (q.trim() === '') return [];
  const found = search(q).map(({ where }) => where);
  return [found.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`(${Prisma.join(found, ' OR ')})`];
}

/** The condition of each filter that is set. */
export function filtersOf(source: AnySource, { f }: Pick<ListQuery, 'f'>, now: Date): Sql[] {
  return Object.entries(f).flatMap(([name, value]) => {
    const condition = source.filters[name];
    if (condition === undefined || value === undefined || value === null) return [];
    return isPacked(condition) ? condition.condition(value) : [condition(value, now)];
  });
}

/** `WHERE` with all of them; nothing without any. */
export const whereAll = (conditions: readonly Sql[]) =>
  conditions.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join([...conditions], ' AND ')}`;

/** The conditions of `query`: what it searches for, and each filter that is set. */
export const whereOf = (source: AnySource, query: ListQuery, now: Date): Sql =>
  whereAll([...searchOf(source, query.q ?? ''), ...filtersOf(source, query, now)]);

/** A whole order: equal rows by their id, so that no row shows on two pages or none. */
export function orderOf(source: AnySource, query: ListQuery): Sql {
  const sort = query.sort ?? source.defaultSort;
  const isDescending = sort.startsWith('-');
  const column = source.sorts[isDescending ? sort.slice(1) : sort] ?? source.id;
  return isDescending
    ? Prisma.sql`ORDER BY ${column} DESC NULLS LAST, ${source.id} DESC`
    : Prisma.sql`ORDER BY ${column} ASC NULLS LAST, ${source.id} ASC`;
}

/** Midnight in São Paulo at the beginning of a day, `plus` days later. */
export const midnight = (day: string, plus: number) =>
  Prisma.sql`((${day}::date + ${plus}::integer)::timestamp AT TIME ZONE 'America/Sao_Paulo')`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether what somebody typed is one: the database refuses a statement that casts anything else. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** For a column that holds a UUID, compared with one that came as text. */
export const uuid = (id: string) => Prisma.sql`${id}::uuid`;
