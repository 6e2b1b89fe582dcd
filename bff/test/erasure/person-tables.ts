import type { Prisma } from '../../src/generated/prisma/client.ts';
import { columnOf, type Fate } from '../../src/core/people/fate.ts';
import { REGISTRATION_COLUMNS } from '../../src/core/people/registration-columns.ts';
import type { Leaver, PersonTable } from '../../src/engine/person-table.ts';
import { sql } from '../../src/core/database/sql.ts';

/** A table as the test of erasing looks at it. */
export interface JudgedTable {
  readonly name: string;
  readonly whose: (person: Leaver) => Prisma.Sql;
  readonly columns: 'gone' | Readonly<Record<string, Fate>>;
}

/** What stands in the place of something else is kept for its reason. */
const ofRegistration = Object.fromEntries(
  Object.entries(REGISTRATION_COLUMNS).map(([field, { erased }]): [string, Fate] => [
    columnOf(field),
    'replaced' in erased ? { kept: erased.why } : erased,
  ]),
);

/** Every table with rows of a visitor: the registration, and what the areas declare. */
export const judgedTables = (declared: readonly PersonTable[]): readonly JudgedTable[] => [
  { name: 'registrations', whose: ({ id }) => sql`id = ${id}::uuid`, columns: ofRegistration },
  ...declared,
];

/** Whether nothing may be left of it. */
export const isEmptied = (fate: Fate): boolean => !('kept' in fate);
