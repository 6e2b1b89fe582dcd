import type { ComponentType } from 'react';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import type { RouteHandle } from '../remote/index.ts';
import type { RouteObject } from '../router/index.ts';
import { type Area, pathOf } from './area.ts';
import { Gate } from './gate.tsx';
import type {
  ActionSpec,
  AreaContract,
  AreaWord,
  AreaWords,
  ColumnKey,
  ColumnSpec,
  DetailOf,
  DetailSpec,
  FieldKey,
  FilterKey,
  FilterSpec,
  FormSpec,
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
> {
  /** Permissions, addresses, sortable columns, required fields and which buttons there are: all come from here. */
  readonly contract: C;
  readonly words: AreaWords<
    AreaWord<NoInfer<Column | Filter> | FieldKey<C>, NoInfer<Section>, NoInfer<Action>, NoInfer<Tab>>
  >;
  /** What people call one record: its title. */
  readonly nameOf: (record: RowOf<C>) => string;
  readonly columns: readonly ColumnSpec<RowOf<C>, Column>[];
  readonly filters: readonly FilterSpec<Filter>[];
  /** Without it nothing is created or changed here. */
  readonly form?: FormSpec<ValuesOf<C>, DetailOf<C>, Section>;
  readonly actions?: readonly ActionSpec<RowOf<C>, DetailOf<C>, Action>[];
  /** Whether a record may still be changed; asked only where there is a form. */
  readonly editable?: (row: RowOf<C>) => boolean;
  /** Whether a record may be deleted; asked only where the contract has `remove`. */
  readonly removable?: (row: RowOf<C>) => boolean;
  readonly detail?: DetailSpec<DetailOf<C>, Tab>;
  /** Stands in the list's head, before the button that creates: the way to the area's other pages. */
  readonly Tools?: ComponentType;
  /** What the audit calls these records, where several areas share one permission or several permissions one area. */
  readonly audited?: string;
}

type Screen = ComponentType<{ area: Area }>;

/** A page of the area: its code is loaded with it, and only who holds the permission sees more than that. */
function page(
  area: Area,
  path: string,
  needs: AnyEndpoint,
  title: () => string,
  load: () => Promise<Screen>,
): RouteObject {
  const handle: RouteHandle = { access: 'session', needs: needs.access, title };
  return {
    path,
    handle,
    lazy: async () => {
      const Page = await load();
      return {
        Component: () => (
          <Gate needs={needs}>
            <Page area={area} />
          </Gate>
        ),
      };
    },
  };
}

function routesOf(area: Area): RouteObject[] {
  const { contract, words, form, detail } = area;
  const path = pathOf(area);
  const loadForm = async () => (await import('./form/form-screen.tsx')).FormScreen;
  return [
    page(
      area,
      path,
      contract.list,
      () => words.t('title'),
      async () => (await import('./list/list-screen.tsx')).ListScreen,
    ),
    ...(form && contract.create
      ? [page(area, `${path}/create`, contract.create, () => words.t('create'), loadForm)]
      : []),
    ...(form && contract.update
      ? [page(area, `${path}/edit/:id?`, contract.update, () => words.t('edit'), loadForm)]
      : []),
    ...(detail
      ? [
          page(
            area,
            `${path}/:id`,
            contract.get,
            () => words.t('title'),
            async () => (await import('./detail/detail-screen.tsx')).DetailScreen,
          ),
        ]
      : []),
  ];
}

/**
 * An admin area's pages: list, create, edit and detail, below the contract's own path. An unknown column, filter or
 * field is a type error, and so is a word that is missing.
 */
export function defineArea<
  const C extends AreaContract,
  Column extends ColumnKey<C>,
  Filter extends FilterKey<C> = never,
  Section extends string = never,
  Action extends string = never,
  Tab extends string = never,
>(spec: AreaSpec<C, Column, Filter, Section, Action, Tab>): RouteObject[] {
  // From here on the record is the area's own business; its types were checked by the parameter.
  return routesOf(spec as unknown as Area);
}
