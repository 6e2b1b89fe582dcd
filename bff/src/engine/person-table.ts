import type { Infrastructure } from '../core/infrastructure.ts';
import type { Transaction } from '../core/database/prisma.ts';
import type { LeftOut } from '../core/people/column-outlets.ts';
import { columnOf, type Fate } from '../core/people/fate.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** Somebody who leaves, by all that rows of theirs are found by. */
export interface Leaver {
  readonly id: string;
  readonly cpf: string;
  /** Of each key that is in use. */
  readonly cpfHashes: readonly Buffer[];
  /** Theirs, and the one that waits for its confirmation. */
  readonly addresses: readonly string[];
}

/** Erasing somebody: one transaction, one moment. */
export interface Erasure extends Pick<Infrastructure, 'storage'> {
  readonly tx: Transaction;
  readonly now: Date;
}

/** A table with rows of people beside the registration itself: what becomes of them, and whether they may take them along. */
export interface PersonTable {
  /** As the database has it. */
  readonly name: string;
  readonly whose: (person: Leaver) => Prisma.Sql;
  /** What erasing leaves in each column, as the database calls it; or the rows go. */
  readonly columns: 'gone' | Readonly<Record<string, Fate>>;
  /** The part of the data package that tells of them, or why none does. */
  readonly inPackage: string | LeftOut;
  /** What erasing takes before any row of any table: the locks of whoever writes new ones. */
  readonly hold?: (erasure: Erasure, person: Leaver) => Promise<void>;
  /** What erasing does before it comes to the rows, which are held: files, and rows that go while others stay. */
  readonly first?: (erasure: Erasure, person: Leaver) => Promise<void>;
}

type Rows = Pick<PersonTable, 'whose' | 'inPackage' | 'hold' | 'first'>;

/** A table whose rows go with their person, and with them whatever column it may get. */
export const goneRows = (name: string, rows: Rows): PersonTable => ({ ...rows, name, columns: 'gone' });

/** A table whose rows stay, with what becomes of each field of its model. */
export const keptRows = <Row extends object>(
  name: string,
  { columns, ...rows }: Rows & { readonly columns: Readonly<Record<keyof Row & string, Fate>> },
): PersonTable => ({
  ...rows,
  name,
  columns: Object.fromEntries(Object.entries<Fate>(columns).map(([field, fate]) => [columnOf(field), fate])),
});

/** The tables of all areas, for whoever erases somebody. */
export interface PersonTables {
  readonly personTables: readonly PersonTable[];
}
