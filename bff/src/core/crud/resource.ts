import type { AuditedName } from '@fio/contracts/admin/record-pages';
import type { AnyEndpoint, BodyOf, QueryOf, ResultOf } from '@fio/contracts';
import type { BindingEvent } from '@fio/domain';
import type { StaffContext } from '../request/RequestContext.ts';
import type { Transaction } from '../database/prisma.ts';
import type { Source } from './source.ts';
import type { UniqueFields } from './with-conflicts.ts';

/** The endpoints that `resource()` of the contracts declares and `crud` answers. */
export interface ResourceContract {
  readonly list: AnyEndpoint;
  readonly get: AnyEndpoint;
  readonly create: AnyEndpoint;
  readonly update: AnyEndpoint;
  readonly remove: AnyEndpoint;
}

type Elements<T> = T extends { items: (infer Row)[] } ? Row : never;
type Filters<T> = T extends { f: infer F } ? F : never;
type Column<T> = T extends { sort?: infer Sort } ? Exclude<Sort, `-${string}` | undefined> & string : never;

export type InputOf<C extends ResourceContract> = BodyOf<C['create']>;
export type RowOf<C extends ResourceContract> = Elements<ResultOf<C['list']>>;
export type DetailOf<C extends ResourceContract> = ResultOf<C['get']>;
/** Where a contract's list and export come from. */
export type SourceOf<C extends Pick<ResourceContract, 'list'>> = Source<
  Filters<QueryOf<C['list']>>,
  Column<QueryOf<C['list']>>
>;

/** Every record that is edited: the version is the optimistic lock. */
export interface Stored {
  readonly id: string;
  readonly version: number;
}

/** As much of a Prisma model as is called; `Resource.data` says what goes in. */
export interface Model {
  create(args: never): PromiseLike<unknown>;
  update(args: never): PromiseLike<unknown>;
  updateMany(args: never): PromiseLike<{ count: number }>;
  delete(args: never): PromiseLike<unknown>;
}

export interface Write<Found> {
  readonly tx: Transaction;
  /** The record as it was; null while it is created. */
  readonly found: Found | null;
  readonly context: StaffContext;
}

export interface Change<Found> {
  readonly action: string;
  readonly before: Found | null;
  readonly after: Found | null;
}

/** An area's records: how they are found, written and shown. */
export interface Resource<C extends ResourceContract, Found extends Stored> {
  /** As the audit calls them. */
  readonly name: AuditedName;
  readonly source: SourceOf<C>;
  readonly model: (tx: Transaction) => Model;
  /** The records of `ids` that exist, in any order. */
  readonly load: (tx: Transaction, ids: string[]) => Promise<Found[]>;
  /** What to write, in Prisma's terms; refuses input that breaks a rule. */
  readonly data: (input: InputOf<C>, write: Write<Found>) => object | Promise<object>;
  /** Refuses to delete what something depends on. */
  readonly guardRemove: (found: Found, tx: Transaction, context: StaffContext) => void | Promise<void>;
  readonly row: (found: Found, context: StaffContext) => RowOf<C>;
  readonly detail: (found: Found, context: StaffContext) => DetailOf<C>;
  /** What a reader of the audit calls the record. */
  readonly title: (found: Found) => string;
  /** The fields that the audit compares. */
  readonly audited: (found: Found) => unknown;
  /** What of a change the transparency log tells; of most records nothing. */
  readonly binds?: (change: Change<Found>) => readonly BindingEvent[];
  readonly unique: UniqueFields;
}
