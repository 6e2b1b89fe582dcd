import type { Language } from '@fio/contracts';
import type { JsonValue } from '@fio/domain';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Column } from '../export/columns.ts';
import type { Audited, Exported, LeftOut, Named } from './column-outlets.ts';
import { columnOf } from './fate.ts';

interface Shown<Outlet> extends Named {
  /** The column's, as the row has it. */
  readonly name: string;
  readonly outlet: Outlet;
}

const isNamed = <One extends object>(column: One): column is Extract<One, Named> => 'word' in column;
const isIn = <Outlet extends object>(outlet: Outlet | LeftOut): outlet is Outlet => !('leftOut' in outlet);

/** The columns of a table of people that are shown in a place, with what is said of them there, in the table's order. */
export const shownIn = <Name extends string, One extends object, Outlet extends object>(
  columns: readonly (readonly [Name, One])[],
  pick: (column: Extract<One, Named>) => Outlet | LeftOut,
): readonly (Shown<Outlet> & { readonly name: Name })[] =>
  columns.flatMap(([name, column]) => {
    if (!isNamed(column)) return [];
    const outlet = pick(column);
    return isIn(outlet) ? [{ name, word: column.word, outlet }] : [];
  });

/** Columns that are reckoned, by the person's column that they stand behind. */
type Reckoned = Readonly<Record<string, Readonly<Record<string, Column>>>>;

/** What an export has of people. `alias` is the table's within its source. */
export const exportOf = (alias: string, exported: readonly Shown<Exported>[]) => {
  const nameOf = ({ name, outlet }: Shown<Exported>) => outlet.as ?? name;
  return {
    /** By the names of the export, in its order. */
    columns: (isWhole: boolean, reckoned: Reckoned): Record<string, Column> =>
      Object.fromEntries(
        exported.flatMap((one): [string, Column][] => [
          [nameOf(one), one.outlet.by(Prisma.raw(`${alias}.${columnOf(one.name)}`), isWhole)],
          ...Object.entries(reckoned[nameOf(one)] ?? {}),
        ]),
      ),
    /** What its columns are called. */
    words: (language: Language): Record<string, string> =>
      Object.fromEntries(exported.map((one) => [nameOf(one), one.word[language]])),
    /** Which of them tell of a person. */
    personal: exported.filter(({ outlet }) => outlet.personal).map(nameOf),
    /** The lists' columns that they go with. */
    listed: Object.fromEntries(
      exported.flatMap((one) => (one.outlet.listed ? [[nameOf(one), one.outlet.listed]] : [])),
    ) as Readonly<Record<string, string>>,
  };
};

/** What the audit has of people. */
export const auditOf = <Row extends object>(
  audited: readonly (Shown<Audited<never>> & { readonly name: string & keyof Row })[],
) => ({
  /** What it compares of the row: all of it, or no more than some columns. */
  compared: (row: Row, only?: readonly string[]): Record<string, JsonValue> =>
    Object.fromEntries(
      audited
        .filter(({ name }) => only === undefined || only.includes(name))
        .map(({ name, outlet: { as, value = (same: JsonValue) => same } }) => [
          as ?? name,
          (value as (found: unknown) => JsonValue)(row[name]),
        ]),
    ),
  /** What its names are called. */
  words: (language: Language): ReadonlyMap<string, string> =>
    new Map(audited.map(({ name, word, outlet }) => [outlet.as ?? name, word[language]])),
  /** How what it has under these names reads for whom it is masked for. */
  masks: Object.fromEntries(
    audited.flatMap(({ name, outlet: { as, masked } }) => (masked ? [[as ?? name, masked]] : [])),
  ) as Readonly<Record<string, (text: string) => string>>,
});
