import * as z from 'zod/mini';

/** Fixed by the specification: admin tables hide the page-size selector. A program may ask for another size. */
export const PER_PAGE = 25;
/** More is asked for page by page. */
export const MAX_PER_PAGE = 100;

/** How many records a page is to hold, from 1 to MAX_PER_PAGE; `usual` without it. */
export const perPage = (usual = PER_PAGE) =>
  z._default(
    z.coerce
      .number('invalid')
      .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(MAX_PER_PAGE, 'limit')),
    usual,
  );

const page = z._default(
  z.coerce.number('invalid').check(
    z.int('invalid'),
    z.minimum(-1_000_000, 'invalid'),
    z.maximum(1_000_000, 'invalid'),
    z.refine((number) => number !== 0, 'invalid'),
  ),
  1,
);

/**
 * The one query of all lists: `?page=1&perPage=25&sort=-createdAt&q=…&f[state]=open`. Pages count from 1, and from the end:
 * −1 is the last one. `sort` names one of the list's sortable columns, with `-` for descending. An unknown name anywhere is
 * INVALID_QUERY.
 */
export function listQuery<Sort extends string, Filters extends z.ZodMiniObject>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
) {
  const both = sorts.flatMap((name) => [name, `-${name}` as const]) as [
    Sort | `-${Sort}`,
    ...(Sort | `-${Sort}`)[],
  ];
  return z.strictObject({
    page,
    perPage: perPage(),
    sort: z.optional(z.enum(both, 'invalid')),
    q: z.optional(z.string().check(z.trim(), z.maxLength(200, 'limit'))),
    f: z._default(filters, {} as never),
  });
}

/** A UUID, or a number where the list's records have those. */
const anchor = z
  .string()
  .check(z.regex(/^(?:\d{1,18}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i, 'invalid'));

/**
 * Of a large list: where the pages beside this one begin, and whether there are more records than `total` says. Then
 * `estimate` is about how many, as the database reckons; null of a search, of which the first ones are all there is to see.
 */
const turn = z.object({
  before: z.nullable(anchor),
  after: z.nullable(anchor),
  isMore: z.boolean(),
  estimate: z.nullable(z.int()),
});

export type Turn = z.output<typeof turn>;

/**
 * The one answer of all lists. `total` is exact; of a large list, which alone has `turn`, up to LARGE_TOTAL. `page` counts from
 * the end, below 0, where nobody knows how many there are before.
 */
export function listResponse<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    items: z.array(row),
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    turn: z.optional(turn),
  });
}

export type ListResponse<Row> = {
  items: Row[];
  total: number;
  page: number;
  perPage: number;
  turn?: Turn;
};
