import type { ComponentType, ReactNode } from 'react';
import type { input, ZodMiniObject, ZodMiniType } from 'zod/mini';
import type { AnyEndpoint, Endpoint, QueryOf, ResponseOf } from '@fio/contracts/core/endpoint';
import type { ListResponse } from '@fio/contracts/core/list';
import type { SelectItem } from '@fio/design-system/fields';
import type { Params } from '../i18n/index.ts';
import type { ActionForm } from './actions/action-form.ts';
import type { FieldProps } from './form/field-props.ts';

/** What an area needs of its contract: a list and its records; `resource()` gives all of it. */
export interface AreaContract {
  readonly list: Endpoint<undefined, ZodMiniType, undefined, ZodMiniType>;
  readonly get: Endpoint<ZodMiniType, undefined, undefined, ZodMiniType>;
  readonly export?: AnyEndpoint;
  readonly create?: Endpoint<undefined, undefined, ZodMiniObject, ZodMiniType>;
  readonly update?: AnyEndpoint;
  readonly remove?: AnyEndpoint;
}

/** Every record has an id; the list's rows are parts of the detail. */
export interface Identified {
  readonly id: string;
}

export type RowOf<C extends AreaContract> =
  ResponseOf<C['list']> extends Pick<ListResponse<infer Row>, 'items'> ? Row & Identified : never;
export type DetailOf<C extends AreaContract> = ResponseOf<C['get']> & RowOf<C>;
export type ColumnKey<C extends AreaContract> = keyof RowOf<C> & string;
type FiltersOf<C extends AreaContract> =
  QueryOf<C['list']> extends { f: infer Filters } ? Filters : Record<never, never>;
// `keyof`, for by a conditional type alone the compiler would not infer which keys an area names.
export type FilterKey<C extends AreaContract> = keyof FiltersOf<C> & string;
/** What the form writes: the body of `create` before it is parsed. */
export type ValuesOf<C extends AreaContract> = C['create'] extends { body: infer Body extends ZodMiniType }
  ? input<Body>
  : never;

/** The fields of the form; none where the contract creates nothing. */
export type FieldKey<C extends AreaContract> = [ValuesOf<C>] extends [never]
  ? never
  : keyof ValuesOf<C> & string;

/** How a column shows its value where it has no cell of its own. */
export type ColumnFormat = 'text' | 'number' | 'day' | 'dateTime';

export interface ColumnSpec<Row, Key extends string> {
  readonly key: Key;
  readonly format?: ColumnFormat;
  /** Takes the format's place. */
  readonly cell?: (row: Row) => ReactNode;
  /** A CSS length the column doesn't go under. */
  readonly width?: string;
  /** Takes the room that the others of the list leave, which is the first one's where none says so. */
  readonly grows?: boolean;
  /** Said of a record wherever its row is a card, as its state is. */
  readonly fact?: boolean;
}

/** What stands in the place of a select: `value` is '' without a filter. */
export interface FilterControlProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A filter by choice, or by a control of its own with the words for its chip. */
export type FilterSpec<Key extends string> = { readonly key: Key } & (
  | { readonly useChoices: () => readonly SelectItem[] }
  | { readonly control: ComponentType<FilterControlProps>; readonly text: (value: string) => string }
);

/** A filter as an area declares it: of an enumeration of its own by the key alone. */
export type DeclaredFilter<Key extends string, Field extends string> =
  | FilterSpec<Key>
  | { readonly key: Key & Field };

/** One field of the form; the component must take the type the contract's body has there. */
export type FieldSpec<Values, Detail> = {
  [Name in keyof Values & string]: {
    readonly field: Name;
    readonly input: ComponentType<FieldProps<Values[Name], Detail>>;
    /** Beside another one from 40rem up, instead of on a row of its own. */
    readonly half?: boolean;
    readonly hint?: () => string;
  };
}[keyof Values & string];

/** Fields under one heading. */
export interface SectionSpec<Values, Detail, Section extends string> {
  readonly id: Section;
  readonly fields: readonly FieldSpec<Values, Detail>[];
}

export type FormSpec<Values, Detail, Section extends string> = {
  /** What stands in the fields at first: of a record to change, or (null) of a new one. */
  readonly values: (record: Detail | null) => Values;
} & (
  | { readonly sections: readonly SectionSpec<Values, Detail, Section>[] }
  // A short form has one section.
  | { readonly section: Section; readonly fields: readonly FieldSpec<Values, Detail>[] }
);

/** The form of a contract's area, where it has a file of its own. */
export type FormOf<C extends AreaContract, Section extends string> = FormSpec<
  ValuesOf<C>,
  DetailOf<C>,
  Section
>;

/**
 * Its own `version` and nothing else is what an action sends, unless a dialog asks for more. What takes no body, or a
 * query, is a dialog's own affair.
 */
export type ActionEndpoint = Endpoint<
  ZodMiniType,
  ZodMiniType | undefined,
  ZodMiniObject | undefined,
  ZodMiniType | undefined
>;

/** A dialog that sends the action itself; `onClose(true)` when it was done. */
export interface ActionDialogProps<Detail> {
  readonly record: Detail;
  readonly onClose: (done: boolean) => void;
}

export interface ActionSpec<Row, Detail, Id extends string> {
  readonly id: Id;
  readonly endpoint: ActionEndpoint;
  /** Whether it means anything for this record now. */
  readonly when: (row: Row) => boolean;
  readonly icon?: ReactNode;
  /** Asks for what the endpoint needs beyond the version; without it the person is asked to confirm. */
  readonly dialog?: ComponentType<ActionDialogProps<Detail>>;
  /** The same as data, by `askFor`: fields in a dialog of the engine's. Beside a `dialog`, for many at once alone. */
  readonly form?: ActionForm<Detail>;
  /** Asks nothing: it goes to a page where there is room to look. */
  readonly to?: (row: Row) => string;
  /** Can't be undone: it stands last, behind the menu, and is asked for in the error colour. */
  readonly danger?: boolean;
  /**
   * May be run over what is ticked or found, where its endpoint says so. A form is filled in once for all: its values
   * must need no record.
   */
  readonly bulk?: boolean;
  /**
   * The form of a new record offers it too: it is created and this is done to it, with one press. Where nobody says, it is the
   * first one that means something for a draft; `false` of what a new one can't be ready for.
   */
  readonly withCreate?: boolean;
}

/** A part of a record; by `load` its code comes when it is opened, which keeps the area's list small. */
export type TabSpec<Detail, Tab extends string> = {
  readonly id: Tab;
  /** What it reads beyond the record: it is no part of the page for whom may not call that. */
  readonly needs?: Pick<AnyEndpoint, 'access'>;
} & (
  | { readonly Content: ComponentType<{ record: Detail }> }
  | { readonly load: () => Promise<ComponentType<{ record: Detail }>> }
);

/** What begins in the list's head, on no record of the list: it asks by its form. */
export interface ListActionSpec<Id extends string> {
  readonly id: Id;
  readonly form: ActionForm<unknown>;
  readonly icon: ReactNode;
  /** What one comes to the list for. */
  readonly primary?: boolean;
}

/** A way from the list to another page, in the list's head; shown to whom may call `needs`. */
export interface LinkSpec {
  readonly to: string;
  readonly needs?: Pick<AnyEndpoint, 'access'>;
  readonly label: () => string;
  readonly icon?: ReactNode;
  /** The page is none of the shell's: it is loaded. */
  readonly loaded?: boolean;
  /** What one comes to the list for, before the button that creates. */
  readonly primary?: boolean;
}

/** What stands beside a record's parts: a component, or the fields that a reader looks at, as columns are declared. */
type SummarySpec<Detail, Key extends string> =
  | { readonly Summary: ComponentType<{ record: Detail }> }
  | { readonly summary: readonly ColumnSpec<Detail, Key>[] };

export type DetailSpec<Detail, Tab extends string, Key extends string = never> = {
  readonly chip?: (record: Detail) => ReactNode;
  /** The record's parts; its history is one more. */
  readonly tabs?: readonly TabSpec<Detail, Tab>[];
} & SummarySpec<Detail, Key>;

/** What an area declares, or how to get it: then it comes with the first page that needs it. */
export type Loadable<Part extends object> = Part | (() => Promise<Part>);

type BaseWord = 'title' | 'count' | 'empty.title' | 'empty.text' | 'search';
type FormWord = 'create' | 'edit' | 'created' | 'saved';

/** The words an area must have, by what it declares; a missing one is a type error. */
export type AreaWord<
  Label extends string,
  Section extends string,
  Action extends string,
  Tab extends string,
> =
  | BaseWord
  | `field.${Label}`
  | ([Section] extends [never] ? never : FormWord | `section.${Section}`)
  | `action.${Action}`
  | `action.${Action}.text`
  | `action.${Action}.done`
  | `tab.${Tab}`;

/** `defineWords` gives it. */
export type AreaWords<Word extends string> = (() => (key: Word, params?: Params) => string) & {
  readonly t: (key: Word, params?: Params) => string;
  readonly load: () => Promise<void>;
};

/** A page of an area beside those its declaration makes. */
export interface PageSpec<Word extends string> {
  /** The whole address, as the router reads it. */
  readonly path: string;
  /** The endpoint one must be allowed to call to see the page; every session sees one without. */
  readonly needs?: AnyEndpoint;
  readonly title: Word;
  readonly load: () => Promise<ComponentType>;
}
