import { Prisma } from '../../generated/prisma/client.ts';
import { containing, foldText } from './fold.ts';

type Sql = Prisma.Sql;

/** What a contract's list query comes out as. */
export interface ListQuery {
  readonly page: number;
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
  readonly f: Readonly<Record<string, unknown>>;
}

/**
 * Where an area's list and its export come from: one set of conditions for both. `Filters` and `Sort` are the
 * contract's, so a filter or a sort without its SQL is a type error.
 */
export interface Source<Filters, Sort extends string> {
  /** FROM with its joins. */
  readonly from: Sql;
  readonly id: Sql;
  /** The folded column that `q` looks into. */
  readonly search: Sql;
  readonly filters: { readonly [K in keyof Filters]-?: (value: NonNullable<Filters[K]>, now: Date) => Sql };
  readonly sorts: Readonly<Record<Sort, Sql>>;
  readonly defaultSort: Sort | `-${Sort}`;
}

/** Any area's source, for the code that doesn't care which. */
export type AnySource = Source<Record<string, unknown>, string>;

/** A contract's own source, for code that only ever passes it queries which that contract parsed. */
export const anySource = <Filters, Sort extends string>(source: Source<Filters, Sort>) =>
  source as unknown as AnySource;

/** The conditions of `query`: every word of `q`, and each filter that is set. */
export function whereOf(source: AnySource, query: ListQuery, now: Date): Sql {
  const words = foldText(query.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const search = words.map((word) => Prisma.sql`${source.search} LIKE ${containing(word)}`);
  const filters = Object.entries(query.f).flatMap(([name, value]) => {
    const condition = source.filters[name];
    return condition === undefined || value === undefined || value === null ? [] : [condition(value, now)];
  });
  const conditions = [...search, ...filters];
  return conditions.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}`;
}

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

/** For a column that holds a UUID, compared with one that came as text. */
export const uuid = (id: string) => Prisma.sql`${id}::uuid`;
