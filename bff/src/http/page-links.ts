import type { JsonValue } from '@fio/domain';
import type { ListResponse } from '@fio/contracts';

type Page = Pick<ListResponse<JsonValue>, 'total' | 'page' | 'perPage' | 'turn'>;

/** The one answer of all lists (listResponse), told by its shape. */
function pageOf(body: JsonValue): Page | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const { items, total, page, perPage, turn } = body as Partial<ListResponse<JsonValue>>;
  if (!Array.isArray(items) || total === undefined || page === undefined || perPage === undefined)
    return null;
  return { total, page, perPage, ...(turn && { turn }) };
}

/** The addresses of the pages beside this one, by what they are to it. */
function* pagesBeside({ total, page, perPage, turn }: Page): Generator<[string, Record<string, string>]> {
  const last = Math.max(1, Math.ceil(total / perPage));
  yield ['first', {}];
  if (turn) {
    if (turn.before !== null && page !== 1) yield ['prev', { page: String(page - 1), before: turn.before }];
    // Pages that count from the end have the last one at -1.
    const next = page < 0 ? Math.min(-1, page + 1) : page + 1;
    if (turn.after !== null) yield ['next', { page: String(next), after: turn.after }];
    yield ['last', { page: '-1' }];
    return;
  }
  if (page > 1) yield ['prev', { page: String(Math.min(page - 1, last)) }];
  if (page < last) yield ['next', { page: String(page + 1) }];
  yield ['last', { page: String(last) }];
}

/** Proxies take 4 kB of headers in all, and refuse a whole answer that has more. */
const LONGEST = 2000;

/**
 * RFC 8288: where a list's first, previous, next and last page are, so that no program has to put addresses together; null: no list,
 * or one that was asked for so long that its addresses are too much for a header.
 */
export function pageLinks(url: string, body: JsonValue): string | null {
  const page = pageOf(body);
  if (!page) return null;
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  const [path, query] = [url.slice(0, end), url.slice(end)];
  const links = [...pagesBeside(page)]
    .map(([rel, place]) => {
      const search = new URLSearchParams(query);
      for (const name of ['page', 'before', 'after']) search.delete(name);
      for (const [name, value] of Object.entries(place)) search.set(name, value);
      const text = search.toString();
      return `<${path}${text && '?'}${text}>; rel="${rel}"`;
    })
    .join(', ');
  return links.length > LONGEST ? null : links;
}
