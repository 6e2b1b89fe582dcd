import { FIND_EACH, type Found } from '@fio/contracts';
import type { ListQuery } from '../../core/crud/source.ts';
import { callRoute } from '../../http/call-route.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { mayCall } from '../list-views/index.ts';
import type { Findable } from '../../engine/findable.ts';
import type { SearchServices } from './search-services.ts';

/** A search asks many lists; it mustn't take the whole pool from everybody else. */
const AT_ONCE = 2;
const TITLE = 160;
const short = (text: string) => (text.length > TITLE ? `${text.slice(0, TITLE - 1).trimEnd()}…` : text);

/** The first rows of a list that has `q`, as its own page would show them: masked, and by its own rules. */
async function findIn(
  { routes }: SearchServices,
  { list, title, text }: Findable,
  q: string,
  context: RequestContext,
) {
  const route = routes.find(({ endpoint }) => endpoint === list);
  if (route === undefined) throw new TypeError(`No route answers ${list.path}.`);
  const query = { ...(list.query?.parse({ q }) as ListQuery), first: FIND_EACH };
  const { items } = (await callRoute(route, { query }, context)) as {
    items: { id: string }[];
  };
  return items.map((row): Found => {
    const more = text(row, q);
    const path = `${list.path}/${encodeURIComponent(row.id)}`;
    return { id: row.id, title: short(title(row)), text: more && short(more), path };
  });
}

/** The lists whose finds come first, the likelier the earlier; all others follow in the order of the areas. */
const LIKELIER: readonly string[] = [
  'polls',
  'shows',
  'registrations',
  'invoices',
  'tickets',
  'prizes',
  'winners',
  'winners-draw',
  'suggestions',
  'ranking',
  'sac',
  'regulations',
];

const areaOf = ({ list }: Findable) => list.access.split(':')[0] ?? '';
function placeOf(findable: Findable): number {
  const place = LIKELIER.indexOf(areaOf(findable));
  return place === -1 ? LIKELIER.length : place;
}

/** What the caller may open and see in a list, by one search. */
export async function findRecords(context: StaffContext, product: SearchServices, q: string) {
  const admin = context.session.admin;
  const open = product.findables
    .filter(({ list, get }) => mayCall(admin, list) && mayCall(admin, get))
    .toSorted((left, right) => placeOf(left) - placeOf(right));
  const groups: { area: string; list: string; items: Found[] }[] = [];
  // Who types on is gone: the lists that are left would be asked for nobody.
  for (let at = 0; at < open.length && !context.signal.aborted; at += AT_ONCE) {
    const some = open.slice(at, at + AT_ONCE).map(async (one) => ({
      area: areaOf(one),
      list: one.list.path,
      items: await findIn(product, one, q, context),
    }));
    groups.push(...(await Promise.all(some)));
  }
  return { groups: groups.filter(({ items }) => items.length > 0) };
}
