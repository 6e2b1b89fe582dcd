import type { CallOptions } from './options.ts';

/** One page of a list as the API answers it. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly perPage?: number;
  /** Of lists whose pages follow a record. */
  readonly turn?: { readonly after: string | null };
  /** Of lists that count their pages. */
  readonly pages?: number;
}

/** Any list of either client. */
type List = (input: never, options?: CallOptions) => Promise<Page<unknown>>;
type RowOf<Asked extends List> = Awaited<ReturnType<Asked>>['items'][number];

/** Where the page after this one begins; null behind the last. */
function nextOf({ page, total, perPage = 1, turn, pages }: Page<unknown>): object | null {
  if (turn) return turn.after === null ? null : { page: page + 1, after: turn.after };
  return page >= (pages ?? Math.ceil(total / perPage)) ? null : { page: page + 1 };
}

const idOf = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : row);

/**
 * All records of a list, page by page as they are asked for, none twice:
 *
 *     for await (const sale of paginate(office.listSales, { sort: 'soldOn' })) …
 *
 * What is added meanwhile moves nothing: a large list's pages follow a record, and of another one a record that is met again
 * is left out. To go on where an earlier run stopped, `after` is the id of the last record it had.
 */
export async function* paginate<Asked extends List>(
  list: Asked,
  ...[input, options]: Parameters<Asked>
): AsyncGenerator<RowOf<Asked>, void> {
  const met = new Set<unknown>();
  for (let next: object | null = {}; next !== null;) {
    const page: Page<unknown> = await list({ ...(input as object | undefined), ...next } as never, options);
    for (const row of page.items as RowOf<Asked>[]) {
      const id = idOf(row);
      if (!met.has(id)) yield row;
      if (!page.turn) met.add(id);
    }
    next = nextOf(page);
  }
}
