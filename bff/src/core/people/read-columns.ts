import type { JsonValue } from '@fio/domain';
import { Prisma, type Registration } from '../../generated/prisma/client.ts';
import type { Column } from '../export/columns.ts';
import type { CpfVault } from '../identity/CpfVault.ts';
import type { Audited, Exported, LeftOut, Own, Packaged, PersonColumn } from './column-outlets.ts';
import { columnOf } from './fate.ts';
import { REGISTRATION_COLUMNS } from './registration-columns.ts';
import type { Writing } from './writing.ts';

type Name = keyof Registration;
/** Each reads its own column's value: which type that is only the table knows. */
type One = PersonColumn<never>;

const COLUMNS = Object.entries(REGISTRATION_COLUMNS) as unknown as readonly [Name, One][];
const isIn = <Outlet extends object>(outlet: Outlet | LeftOut): outlet is Outlet => !('leftOut' in outlet);

/** The columns that are shown in a place, with what is said of them there. */
const shown = <Outlet extends object>(pick: (column: Extract<One, { word: unknown }>) => Outlet | LeftOut) =>
  COLUMNS.flatMap(([name, column]) => {
    if (!('word' in column)) return [];
    const outlet = pick(column);
    return isIn(outlet) ? [{ name, word: column.word, outlet }] : [];
  });

const packaged = shown<Packaged<never>>((column) => column.package);
const exported = shown<Exported>((column) => column.export);
const audited = shown<Audited<never>>((column) => column.audit);

/** What erasing writes into the row. What the database empties by itself isn't in it. */
export const erasedRegistration = (
  row: Registration,
  now: Date,
): Prisma.RegistrationUpdateManyMutationInput =>
  Object.fromEntries(
    COLUMNS.flatMap(([name, { erased }]) => {
      if ('replaced' in erased) return [[name, erased.replaced(row, now)]];
      return 'emptied' in erased ? [[name, erased.emptied]] : [];
    }),
  );

type Json = string | boolean | null;
export type RegistrationJson = { readonly [key: string]: Json | RegistrationJson };

/** Puts a value under its name, whose dots lead into members. */
function put(into: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) into[first] = value;
  else put((into[first] ??= {}) as Record<string, unknown>, rest, value);
}

/** The row as its person may take it along. */
export function packagedRegistration(row: Registration, vault: CpfVault): RegistrationJson {
  const json = {};
  for (const { name, outlet } of packaged)
    put(json, (outlet.as ?? name).split('.'), outlet.json(row[name] as never, row, vault));
  return json;
}

/** The same as lines of a document: what it is called, and what it is. */
export const writtenRegistration = (json: RegistrationJson, writing: Writing): [string, string][] =>
  packaged.map(({ name, word, outlet }) => {
    const value = (outlet.as ?? name)
      .split('.')
      .reduce<unknown>((found, member) => (found as RegistrationJson)[member], json);
    return [word[writing.language], outlet.written(value as never, writing)];
  });

/** The columns of the export: by its names, in its order. */
export const exportedColumns = (isWhole: boolean): (readonly [name: string, column: Column])[] =>
  exported.map(({ name, outlet }) => [
    outlet.as ?? name,
    outlet.by(Prisma.raw(`r.${columnOf(name)}`), isWhole),
  ]);

/** What the columns of the export are called. */
export const exportedWords = (language: Writing['language']): Record<string, string> =>
  Object.fromEntries(exported.map(({ name, word, outlet }) => [outlet.as ?? name, word[language]]));

/** Which columns of the export tell of a person. */
export const personalColumns: readonly string[] = exported.flatMap(({ name, outlet }) =>
  outlet.personal ? [outlet.as ?? name] : [],
);

/** The lists' columns that those of the export go with. */
export const listedColumns: Readonly<Record<string, string>> = Object.fromEntries(
  exported.flatMap(({ name, outlet }) => (outlet.listed ? [[outlet.as ?? name, outlet.listed]] : [])),
);

/** What the audit compares of the row: all of it, or no more than some columns. */
export const auditedRegistration = (row: Registration, only?: readonly string[]): Record<string, JsonValue> =>
  Object.fromEntries(
    audited
      .filter(({ name }) => only === undefined || only.includes(name))
      .map(({ name, outlet: { as, value = (same: JsonValue) => same } }) => [
        as ?? name,
        (value as (found: unknown) => JsonValue)(row[name]),
      ]),
  );

/** What a visitor is told of themselves, as a list of SELECT. */
export const ownColumns: string = shown<Own>((column) => column.own)
  .map(({ name, outlet: { as = name, sql = columnOf(name) } }) => `${sql} AS "${as}"`)
  .join(', ');

/** What the audit's names of these columns are called. */
export const auditedWords = (language: Writing['language']): ReadonlyMap<string, string> =>
  new Map(audited.map(({ name, word, outlet }) => [outlet.as ?? name, word[language]]));

/** How what the audit has under these names reads for whom it is masked for. */
export const auditMasks: Readonly<Record<string, (text: string) => string>> = Object.fromEntries(
  audited.flatMap(({ name, outlet: { as, masked } }) => (masked ? [[as ?? name, masked]] : [])),
);
