import type { AnyEndpoint } from '@fio/contracts';
import type { ListQuery } from '../../core/crud/source.ts';
import { invalidField } from '../../core/errors.ts';
import { parseQuery } from '../../http/query.ts';

/** What a list's address asks for, by the list's own contract; a search that is none of its own is refused. */
export function readSearch(list: AnyEndpoint, search: string): ListQuery {
  const parsed = list.query?.safeParse(parseQuery(search));
  if (!parsed?.success || search.includes('%00')) throw invalidField('search', 'invalid');
  // Every list's query is a listQuery().
  return parsed.data as ListQuery;
}
