import { type Orders, ordersWith } from '@fio/contracts/core/large-list';
import type { Sort } from '@fio/design-system/data-table';

/** What a list shows, as its address says it. */
export interface ListState {
  /** From 1, or below 0 from the end: −1 is the last. */
  readonly page: number;
  /** Of a large list: the record that the page follows, or stands before. */
  readonly after?: string;
  readonly before?: string;
  readonly sort: Sort | null;
  readonly q: string;
  /** Only those in force, by the contract's filter names. */
  readonly filters: Readonly<Record<string, string>>;
  readonly selected: ReadonlySet<string>;
}

/** A list as it is on the screen: `columns` are those shown, in their order. An export takes the same. */
export interface ShownList extends ListState {
  readonly columns: readonly string[];
}

/** What an address may name: anything else in it is left out, so that an old link still opens. */
export interface ListNames {
  readonly sorts: readonly string[];
  /** Filters that leave only some of the sorts. */
  readonly orders: Orders;
  readonly filters: readonly string[];
}

const SELECTED = 'selected';

function readSort(text: string | null, sorts: readonly string[]): Sort | null {
  if (!text) return null;
  const desc = text.startsWith('-');
  const id = desc ? text.slice(1) : text;
  return sorts.includes(id) ? { id, desc } : null;
}

/** Reads `?page=2&sort=-votes&q=…&f[state]=open&selected=…`. */
export function readList(search: URLSearchParams, names: ListNames): ListState {
  const page = Number(search.get('page') ?? 1);
  const filters = Object.fromEntries(
    names.filters.flatMap((name) => {
      const value = search.get(`f[${name}]`);
      return value ? [[name, value] as const] : [];
    }),
  );
  const [after, before] = [search.get('after'), search.get('before')];
  return {
    page: Number.isInteger(page) && page !== 0 ? page : 1,
    ...(after && { after }),
    ...(before && { before }),
    sort: readSort(search.get('sort'), ordersWith(names.sorts, names.orders, filters)),
    q: search.get('q') ?? '',
    filters,
    selected: new Set((search.get(SELECTED) ?? '').split(',').filter(Boolean)),
  };
}

const sortText = (sort: Sort | null) => (sort ? `${sort.desc ? '-' : ''}${sort.id}` : '');

/** Whether the page is one that a large list finds by a record alone, and the address names none. */
export const goesByNothing = ({ page, after, before }: ListState): boolean =>
  page !== 1 && page !== -1 && after === undefined && before === undefined;

/** The query of the list endpoint, and of its export. */
export function queryOf({ page, after, before, sort, q, filters }: ListState) {
  return { page, after, before, sort: sortText(sort) || undefined, q: q.trim() || undefined, f: filters };
}

/** The address of a state; what is as it is at first is left out. */
export function writeList({ page, after, before, sort, q, filters, selected }: ListState): URLSearchParams {
  const search = new URLSearchParams();
  if (page !== 1) search.set('page', String(page));
  if (after) search.set('after', after);
  if (before) search.set('before', before);
  if (sort) search.set('sort', sortText(sort));
  if (q.trim()) search.set('q', q.trim());
  for (const [name, value] of Object.entries(filters)) if (value) search.set(`f[${name}]`, value);
  if (selected.size > 0) search.set(SELECTED, [...selected].join(','));
  return search;
}

/** Search, filters and order alone, as the address has them: what a person saves, and what a run goes over. */
export const savedSearch = ({ sort, q, filters }: ListState): string =>
  writeList({ page: 1, sort, q, filters, selected: new Set() }).toString();

/** A change of what is listed starts at its first page; what was selected elsewhere is let go. */
export function changeList(state: ListState, patch: Partial<ListState>): ListState {
  const { after: _, before: __, ...rest } = state;
  const others = 'page' in patch ? rest : 'selected' in patch ? state : { ...rest, page: 1 };
  return { ...others, selected: new Set<string>(), ...patch };
}

/** Whether a search or a filter narrows the list. */
export const isNarrowed = ({ q, filters }: ListState): boolean =>
  q.trim() !== '' || Object.keys(filters).length > 0;
