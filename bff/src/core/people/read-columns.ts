import type { Prisma, Registration } from '../../generated/prisma/client.ts';
import type { CpfVault } from '../identity/CpfVault.ts';
import type { Audited, Exported, LeftOut, Own, Packaged, PersonColumn } from './column-outlets.ts';
import { columnOf } from './fate.ts';
import { auditOf, exportOf, shownIn } from './read-outlets.ts';
import { REGISTRATION_COLUMNS } from './registration-columns.ts';
import type { Writing } from './writing.ts';

type Name = keyof Registration;
/** Each reads its own column's value: which type that is only the table knows. */
type One = PersonColumn<never>;

const COLUMNS = Object.entries(REGISTRATION_COLUMNS) as unknown as readonly [Name, One][];

/** The columns that are shown in a place, with what is said of them there. */
const shown = <Outlet extends object>(pick: (column: Extract<One, { word: unknown }>) => Outlet | LeftOut) =>
  shownIn(COLUMNS, pick);

const packaged = shown<Packaged<never>>((column) => column.package);

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

/** What the export of registrations has of a person. */
export const registrationExport = exportOf(
  'r',
  shown<Exported>((column) => column.export),
);

/** What the audit compares of a person, and what its names are called. */
export const registrationAudit = auditOf(shown<Audited<never>>((column) => column.audit));

/** What a visitor is told of themselves, as a list of SELECT. */
export const ownColumns: string = shown<Own>((column) => column.own)
  .map(({ name, outlet: { as = name, sql = columnOf(name) } }) => `${sql} AS "${as}"`)
  .join(', ');
