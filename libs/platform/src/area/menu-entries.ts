import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { LANGUAGES, loadWords } from '../i18n/index.ts';
import type { RouteHandle } from '../remote/index.ts';
import type { RouteObject } from '../router/index.ts';
import type { AreaLoaders } from './lazy-areas.ts';
import { placeOf } from './menu-place.ts';
import type { Speaking } from './outline.ts';

/** An address up to its first parameter: what a link leads to. */
const hrefOf = ({ path = '' }: RouteObject) => path.replace(/\/:.*$/, '');

/** Who may do anything with an area may see its list; for any other page one needs its own action. */
const permissionFor = (needs: string) => needs.replace(/:list$/, '');

function entriesOf(area: string, routes: readonly RouteObject[], speaking: Speaking): MenuEntry[] {
  const known = placeOf(routes);
  const [first] = routes;
  if (!known || !first) return [];
  const { words } = known;
  const { id = area, title, hidden = [], ...place } = known.place;
  const entryOf = (route: RouteObject, word: string | undefined): Omit<MenuEntry, 'id' | 'order'> => {
    const { needs, title: own } = (route.handle ?? {}) as RouteHandle;
    const write = () => (word === undefined ? (own?.() ?? '') : words.t(word));
    return {
      ...place,
      title: { pt: speaking('pt', write), en: speaking('en', write) },
      href: hrefOf(route),
      ...(needs !== undefined && { permission: permissionFor(needs) }),
    };
  };
  const below = hidden.map(({ page, title: word }, index): MenuEntry => {
    const route = routes.find((one) => hrefOf(one) === `${hrefOf(first)}/${page}`);
    if (!route) throw new Error(`The area ${area} has a menu entry for the page ${page}, and no such page.`);
    const order = place.order + 1 + index;
    return { ...entryOf(route, word), id: `${id}-${page}`, order, hidden: true };
  });
  return [{ ...entryOf(first, title), id, order: place.order }, ...below];
}

/** The menu entries of these areas, for the manifest that the build makes. In the areas' own order. */
export async function menuEntriesOf(areas: AreaLoaders, speaking: Speaking): Promise<MenuEntry[]> {
  const opened = await Promise.all(
    Object.entries(areas).map(async ([area, load]) => ({ area, routes: await load() })),
  );
  for (const language of LANGUAGES) await loadWords(language);
  return opened.flatMap(({ area, routes }) => entriesOf(area, routes, speaking));
}
