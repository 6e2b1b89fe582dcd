import type { Language } from '@fio/contracts';
import type { JsonValue } from '@fio/domain';
import type { Prisma, Registration } from '../../generated/prisma/client.ts';
import type { Column } from '../export/columns.ts';
import type { CpfVault } from '../identity/CpfVault.ts';
import type { Writing } from './writing.ts';

/** Not there, and why. */
export interface LeftOut {
  readonly leftOut: string;
}

/** In the data that a person may ask for. */
export interface Packaged<Value> {
  /** Where in the JSON, members by dots; the column's name unless given. Never changed: programs read it. */
  readonly as?: string;
  readonly json: (value: Value, row: Registration, vault: CpfVault) => string | boolean | null;
  /** The same as the document writes it. */
  readonly written: (json: never, writing: Writing) => string;
}

/** In the export of the people that the table tells of. */
export interface Exported {
  readonly as?: string;
  /** Whether it tells of a person: who wants it says what for. */
  readonly personal: boolean;
  /** The list's column that it goes with, where that isn't its own name. */
  readonly listed?: string;
  /** `isWhole`: for who sees what is masked for others. */
  readonly by: (column: Prisma.Sql, isWhole: boolean) => Column;
}

/** In the audit of a change. */
export interface Audited<Value> {
  readonly as?: string;
  /** What is compared; the value itself unless given. */
  readonly value?: (value: Value) => JsonValue;
  /** How it reads for who may know that it changed, and not to what; as it is unless given. */
  readonly masked?: (text: string) => string;
}

/** In what visitors are told of themselves on the site. */
export interface Own {
  readonly as?: string;
  /** What is selected; the column itself unless given. */
  readonly sql?: string;
}

/** What erasing leaves in it. */
type Erased<Value> =
  | { readonly kept: string }
  | { readonly emptied: Value }
  | { readonly follows: string }
  /** Something that tells of nobody any more, and why it can't be empty. */
  | { readonly replaced: (row: Registration, now: Date) => Value; readonly why: string };

interface Any<Value> {
  readonly erased: Erased<Value>;
  /** Whether a change of it moves the version on, so that staff don't write over it unseen; the trigger does it. */
  readonly versioned: boolean;
}

export interface Named {
  /** What it is called wherever it is shown. */
  readonly word: Readonly<Record<Language, string>>;
}

interface Shown<Value> extends Any<Value>, Named {
  readonly package: Packaged<Value> | LeftOut;
  readonly export: Exported | LeftOut;
  readonly own: Own | LeftOut;
  readonly audit: Audited<Value> | LeftOut;
}

export interface Hidden {
  /** Why it is in neither the data package, the export, the audit nor a person's own view. */
  readonly hidden: string;
}

/** All that the product has to know of one column of a person. */
export type PersonColumn<Value> = Shown<Value> | (Any<Value> & Hidden);

export type PersonColumns = {
  readonly [Name in keyof Registration]: PersonColumn<Registration[Name]>;
};
