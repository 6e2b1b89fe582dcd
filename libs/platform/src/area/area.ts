import type { ComponentType, ReactNode } from 'react';
import type { PermissionKey } from '@fio/contracts/permissions';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import type { Enumeration } from './enumeration.tsx';
import type { MenuPlace } from './menu-place.ts';
import type {
  ActionSpec,
  AreaContract,
  AreaWords,
  ColumnSpec,
  FilterSpec,
  FormSpec,
  Identified,
  LinkSpec,
  ListActionSpec,
  PageSpec,
} from './types.ts';

/** Any record, for the engine: what an area knows of it stays in the area. */
export type AnyRecord = Identified & Readonly<Record<string, unknown>>;
export type AnyValues = Record<string, unknown>;

/** A part of a record as the engine draws it. */
export interface Tab {
  readonly id: string;
  readonly needs?: Pick<AnyEndpoint, 'access'>;
  readonly Content: ComponentType<{ record: AnyRecord }>;
}

/** A record's page as the engine draws it: with one of the two that say what stands beside its parts. */
interface DetailOfArea {
  readonly chip?: (record: AnyRecord) => ReactNode;
  readonly Summary?: ComponentType<{ record: AnyRecord }>;
  readonly summary?: readonly ColumnSpec<AnyRecord, string>[];
  readonly tabs: readonly Tab[];
}

/** An area as the engine works with it: the types have been checked by `defineArea`. */
export interface Area {
  readonly contract: AreaContract;
  readonly words: AreaWords<string>;
  readonly menu?: MenuPlace<string> | null;
  readonly nameOf: (record: AnyRecord) => string;
  readonly enumerations?: Readonly<Record<string, Enumeration<string>>>;
  readonly columns: readonly ColumnSpec<AnyRecord, string>[];
  readonly filters: readonly FilterSpec<string>[];
  readonly form?: FormSpec<AnyValues, AnyRecord, string>;
  readonly actions?: readonly ActionSpec<AnyRecord, AnyRecord, string>[];
  readonly copied?: (values: AnyValues) => AnyValues;
  readonly editable?: (record: AnyRecord) => boolean;
  readonly removable?: (record: AnyRecord) => boolean;
  readonly detail?: DetailOfArea;
  readonly links?: readonly LinkSpec[];
  readonly listActions?: readonly ListActionSpec<string>[];
  readonly Tools?: ComponentType;
  readonly Note?: ComponentType;
  readonly pages?: readonly PageSpec<string>[];
  readonly audited?: string;
}

/** The page of the list; the contract and the address have one path. */
export const pathOf = ({ contract }: Area): string => contract.list.path;
export const recordPath = (area: Area, id: string): string => `${pathOf(area)}/${encodeURIComponent(id)}`;
export const editPath = (area: Area, id: string): string => `${pathOf(area)}/edit/${encodeURIComponent(id)}`;
/** Whether the record has a form to be changed in, now. */
export const isEditable = ({ form, editable = () => true }: Area, record: AnyRecord): boolean =>
  form !== undefined && editable(record);
export const createPath = (area: Area): string => `${pathOf(area)}/create`;
/** The form of a new record, filled from this one. */
export const copyPath = (area: Area, id: string): string =>
  `${createPath(area)}?from=${encodeURIComponent(id)}`;

/** What the audit calls the area's records: the area's name in permissions, unless it says otherwise. */
export const nameOfArea = ({ contract, audited }: Area): string =>
  audited ?? contract.list.access.split(':')[0] ?? '';

const isKey = (access: string): access is PermissionKey => access.includes(':');

/** What one must hold to call an endpoint; null when a session is enough. */
export const permissionOf = ({ access }: Pick<AnyEndpoint, 'access'>): PermissionKey | null =>
  isKey(access) ? access : null;
