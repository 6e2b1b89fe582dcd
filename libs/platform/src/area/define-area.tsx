import type { ComponentType } from 'react';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import type { RouteHandle } from '../remote/index.ts';
import type { RouteObject } from '../router/index.ts';
import { type Area, createPath, pathOf } from './area.ts';
import { pageRoute } from './define-pages.tsx';
import { derived } from './derived.tsx';
import { lazyTabs } from './detail/lazy-tabs.tsx';
import type { Enumerations } from './enumeration.tsx';
import { type MenuPlace, placed } from './menu-place.ts';
import type {
  ActionSpec,
  AreaContract,
  AreaWord,
  AreaWords,
  ColumnKey,
  ColumnSpec,
  DeclaredFilter,
  DetailOf,
  DetailSpec,
  FieldKey,
  FilterKey,
  FormSpec,
  LinkSpec,
  ListActionSpec,
  Loadable,
  PageSpec,
  RowOf,
  ValuesOf,
} from './types.ts';

/** An area of the back office as data. What it needs beyond this it passes as components. */
export interface AreaSpec<
  C extends AreaContract,
  Column extends ColumnKey<C>,
  Filter extends FilterKey<C>,
  Section extends string,
  Action extends string,
  Tab extends string,
  Title extends string = never,
  Field extends ColumnKey<C> | FilterKey<C> = never,
> {
  /** Permissions, addresses, sortable columns, required fields and which buttons there are: all come from here. */
  readonly contract: C;
  readonly words: AreaWords<
    | AreaWord<NoInfer<Column | Filter> | FieldKey<C>, NoInfer<Section>, NoInfer<Action>, NoInfer<Tab>>
    | NoInfer<Title>
  >;
  /** Where it stands in the menu; null of an area one comes to from another one. */
  readonly menu: MenuPlace<Title> | null;
  /** What people call one record: its title. */
  readonly nameOf: (record: RowOf<C>) => string;
  /** Its enumerations by field: column, filter and, of `state`, the badge of a record are shown by them. */
  readonly enumerations?: Enumerations<RowOf<C>, Field>;
  readonly columns: readonly ColumnSpec<RowOf<C>, Column>[];
  readonly filters: readonly DeclaredFilter<Filter, NoInfer<Field>>[];
  /** Without it nothing is created or changed here. */
  readonly form?: Loadable<FormSpec<ValuesOf<C>, DetailOf<C>, Section>>;
  readonly actions?: readonly ActionSpec<RowOf<C>, DetailOf<C>, Action>[];
  /**
   * What of a record's values a copy of it begins with, where copies mean something: not what only one can have, such as
   * its address, nor what has to be chosen anew, such as its dates.
   */
  readonly copied?: (values: ValuesOf<C>) => ValuesOf<C>;
  /** Whether a record may still be changed; asked only where there is a form. */
  readonly editable?: (row: RowOf<C>) => boolean;
  /** Whether a record may be deleted; asked only where the contract has `remove`. */
  readonly removable?: (row: RowOf<C>) => boolean;
  /** The page of one record: search, audit and links lead there. */
  readonly detail: DetailSpec<DetailOf<C>, Tab, NoInfer<Column>>;
  /** The ways to other pages, in the list's head. */
  readonly links?: readonly LinkSpec[];
  /** What begins in the list's head, on no record of the list. */
  readonly listActions?: readonly ListActionSpec<Action>[];
  /** What more stands in the list's head, before the button that creates. */
  readonly Tools?: ComponentType;
  /** What is said of the whole list, beneath its head. */
  readonly Note?: ComponentType;
  /** What has an address of its own besides. */
  readonly pages?: readonly PageSpec<Title>[];
  /** What the audit calls these records, where several areas share one permission or several permissions one area. */
  readonly audited?: string;
}

type Screen = ComponentType<{ area: Area }>;

/** What is declared as the engine's screens work with it: whole. */
export type Declared = Omit<Area, 'form'> & { readonly form?: Loadable<NonNullable<Area['form']>> };

const declarations = new WeakMap<readonly RouteObject[], Declared>();

/** What an area's pages were made from; undefined of pages that are no area's. */
export const declaredBy = (routes: readonly RouteObject[]): Declared | undefined => declarations.get(routes);

function routesOf(declared: Declared): RouteObject[] {
  const { contract, words, form, pages = [] } = declared;
  const { detail, firstTab } = lazyTabs(declared.detail);
  // Whether there is a form is known; what is in it, only where it has been fetched.
  const area = { ...declared, ...(detail && { detail }) } as Area;
  const path = pathOf(area);
  const screen = (own: string, needs: AnyEndpoint, title: string, load: () => Promise<[Screen, Area?]>) =>
    pageRoute(words, {
      path: own,
      needs,
      title,
      load: async () => {
        const [Screen, whole = area] = await load();
        return () => <Screen area={whole} />;
      },
    });
  const loadList = async (): Promise<[Screen]> => [(await import('./list/list-screen.tsx')).ListScreen];
  const loadForm = async (): Promise<[Screen, Area]> => {
    const known = typeof form === 'function' ? form() : form;
    const [{ FormScreen }, fields] = await Promise.all([import('./form/form-screen.tsx'), known]);
    return [FormScreen, { ...area, ...(fields && { form: fields }) }];
  };
  const loadDetail = async (): Promise<[Screen]> => {
    const [{ DetailScreen }] = await Promise.all([import('./detail/detail-screen.tsx'), firstTab()]);
    return [DetailScreen];
  };
  const list = screen(path, contract.list, 'title', loadList);
  const create = createPath(area);
  // A page of its own comes in the place of the derived one.
  const isOwn = (one: string) => pages.some((page) => page.path === one);
  const isPlain = !declared.actions && !declared.Tools && !declared.links && !declared.listActions;
  return [
    isPlain ? { ...list, handle: { ...(list.handle as RouteHandle), plain: true } } : list,
    ...(form && contract.create && !isOwn(create)
      ? [screen(create, contract.create, 'create', loadForm)]
      : []),
    ...(form && contract.update ? [screen(`${path}/edit/:id?`, contract.update, 'edit', loadForm)] : []),
    ...(detail ? [screen(`${path}/:id`, contract.get, 'title', loadDetail)] : []),
    ...pages.map((page) => pageRoute(words, page)),
  ];
}

/**
 * An admin area's pages: list, create, edit and detail, below the contract's own path, and those it brings itself. An
 * unknown column, filter or field is a type error, and so is a word that is missing.
 */
export function defineArea<
  const C extends AreaContract,
  Column extends ColumnKey<C>,
  Filter extends FilterKey<C> = never,
  Section extends string = never,
  Action extends string = never,
  Tab extends string = never,
  Title extends string = never,
  Field extends ColumnKey<C> | FilterKey<C> = never,
>(spec: AreaSpec<C, Column, Filter, Section, Action, Tab, Title, Field>): RouteObject[] {
  // From here on the record is the area's own business; its types were checked by the parameter.
  const declared = derived(spec as unknown as Declared);
  const routes = placed(routesOf(declared), declared.words, declared.menu);
  declarations.set(routes, declared);
  return routes;
}
