import type { Destination } from '@fio/contracts/documents/manifest';
import { type Language, LANGUAGES, loadWords } from '../i18n/index.ts';
import type { RouteHandle } from '../remote/index.ts';
import type { RouteObject } from '../router/index.ts';
import { isFor } from './actions/is-for.ts';
import { checkVerbs } from './actions/menu-verbs.ts';
import { type Declared, declaredBy } from './define-area.tsx';
import type { AreaLoaders } from './lazy-areas.ts';
import { placeOf } from './menu-place.ts';
import type { Speaking } from './outline.ts';

/** An action that means something in so many states is offered for each; in more, for the whole list. */
const STATES_EACH = 3;

type Action = NonNullable<Declared['actions']>[number];
type Write = (text: () => string) => Record<Language, string>;

const needsOf = (...accesses: (string | undefined)[]) => [
  ...new Set(accesses.filter((access) => access?.includes(':')) as string[]),
];

/** The states in which an action means something, where the list can be narrowed to them; none where all are or too many. */
function statesFor(action: Action, { enumerations, filters }: Declared): readonly string[] {
  const values = filters.some(({ key }) => key === 'state') ? (enumerations?.['state']?.values ?? []) : [];
  const some = values.filter((state) => isFor(action, state));
  return some.length === values.length || some.length > STATES_EACH ? [] : some;
}

function actionsOf(area: Declared, where: () => string, write: Write): Destination[] {
  const { contract, words, actions = [], listActions = [], enumerations } = area;
  const { path, access } = contract.list;
  const label = (id: string) => write(() => `${words.t(`action.${id}`).replace(/…$/, '')}…`);
  const onRecords = actions.flatMap((action): Destination[] => {
    const base = {
      kind: 'action' as const,
      title: label(action.id),
      needs: needsOf(access, action.endpoint.access),
    };
    const states = statesFor(action, area);
    if (states.length === 0) return [{ ...base, text: write(where), href: path }];
    return states.map((state) => ({
      ...base,
      text: write(() => `${where()} · ${enumerations?.['state']?.word(state) ?? state}`),
      href: `${path}?f[state]=${state}`,
    }));
  });
  const onList = listActions.map(({ id, form }): Destination => ({
    kind: 'action',
    title: label(id),
    text: write(where),
    href: `${path}#${id}`,
    needs: needsOf(access, form.endpoint.access),
  }));
  return [...onRecords, ...onList];
}

const hasOwnAddress = (path: string, list: string | undefined) =>
  !/\/:[^/]*[^?/](\/|$)/.test(path) && path !== `${list}/edit/:id?`;

/** A page that needs nothing of its address to be opened; undefined of any other. */
function pageOf(
  route: RouteObject,
  list: string | undefined,
  where: () => string,
  write: Write,
): Destination | undefined {
  const { path = '' } = route;
  const { access, needs, title } = (route.handle ?? {}) as RouteHandle;
  if (!title || access === 'guest' || !hasOwnAddress(path, list)) return undefined;
  const href = path.replace(/\/:.*$/, '');
  return {
    kind: href === `${list}/create` ? 'create' : 'page',
    title: write(title),
    ...(title() !== where() && { text: write(where) }),
    href,
    needs: needsOf(needs),
  };
}

/** Those of one area: its pages but the one that the menu leads to, and what may be done there. */
function destinationsOfArea(routes: readonly RouteObject[], write: Write): Destination[] {
  const placed = placeOf(routes);
  const declared = declaredBy(routes);
  const others = placed ? routes.slice(1) : routes;
  const list = declared?.contract.list.path;
  const [first] = routes;
  const { title: own = () => '' } = (first?.handle ?? {}) as RouteHandle;
  const where = () => (placed?.place.title ? placed.words.t(placed.place.title) : own());
  const pages = others.flatMap((route) => pageOf(route, list, where, write) ?? []);
  const forms = new Set(pages.flatMap(({ kind, title }) => (kind === 'create' ? title.pt : [])));
  // An older address that leads on to the form is no second one.
  const once = pages.filter(({ kind, title }) => kind === 'create' || !forms.has(title.pt));
  return [...once, ...(declared ? actionsOf(declared, where, write) : [])];
}

/**
 * What the palette leads to in these areas, for the manifest that the build makes. In the areas' own order. Throws where a menu
 * would have a verb twice.
 */
export async function destinationsOf(areas: AreaLoaders, speaking: Speaking): Promise<Destination[]> {
  const opened = await Promise.all(Object.values(areas).map((load) => load()));
  for (const language of LANGUAGES) await loadWords(language);
  const write: Write = (text) => ({ pt: speaking('pt', text), en: speaking('en', text) });
  for (const routes of opened) {
    const declared = declaredBy(routes);
    if (declared) checkVerbs(declared, speaking);
  }
  return opened.flatMap((routes) => destinationsOfArea(routes, write));
}
