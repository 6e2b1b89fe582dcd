import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { columnOf } from './fate.ts';
import { REGISTRATION_COLUMNS } from './registration-columns.ts';

const every = Object.entries(REGISTRATION_COLUMNS).map(([field, column]) => ({
  ...column,
  name: columnOf(field),
}));
const named = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name).toSorted();

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const textOf = async (statement: string) => {
  const { rows } = await client.query<{ text: string }>(statement);
  return rows.map(({ text }) => text).join('\n');
};

describe('the database', () => {
  it('moves the version on with the columns that are versioned', async () => {
    const trigger = await textOf(
      `SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgname = 'registrations_version'`,
    );
    const watched = new Set([...trigger.matchAll(/\bold\.(\w+)/gi)].map(([, column]) => column ?? ''));
    watched.delete('version');
    expect([...watched].toSorted()).toEqual(named(every.filter(({ versioned }) => versioned)));
  });

  it('refuses an anonymised row that has something in a column that is to be emptied', async () => {
    const checks = await textOf(
      `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
       WHERE conrelid = 'registrations'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%anonymised_at%'`,
    );
    const unguarded = every.filter(
      ({ name, erased }) => 'emptied' in erased && !new RegExp(String.raw`\b${name}\b`).test(checks),
    );
    expect(named(unguarded)).toEqual([]);
  });
});
