import type { AnyEndpoint } from '@fio/contracts';
import type { ListQuery } from '../../core/crud/source.ts';
import { invalidField } from '../../core/errors.ts';
import { parseQuery } from '../../http/query.ts';

/** What a list's address asks for, by the list's own contract; null when it is none of its own. */
export function parseSearch(list: AnyEndpoint, search: string): ListQuery | null {
  const parsed = list.query?.safeParse(parseQuery(search));
  // Every list's query is a listQuery().
  return parsed?.success && !search.includes('%00') ? (parsed.data as ListQuery) : null;
}

/** The same, where a search that is none of the list's own is refused. */
export function readSearch(list: AnyEndpoint, search: string): ListQuery {
  const query = parseSearch(list, search);
  if (query === null) throw invalidField('search', 'invalid');
  return query;
}
