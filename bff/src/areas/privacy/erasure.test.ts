import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { columnsOf, fillPerson, type Person } from '../../../test/erasure/fill-person.ts';
import { PERSON_TABLES, type Verdict } from '../../../test/erasure/person-tables.ts';
import { TABLES_OF_NOBODY } from '../../../test/erasure/tables-of-nobody.ts';
import { createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';

type Row = Record<string, unknown>;

let app: TestApp;
let person: Person;
let answered: { status: number };
/** By table: the rows before, and what is left of each, in the same order; null: it is gone. */
const before: Record<string, Row[]> = {};
const after: Record<string, (Row | null)[]> = {};

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  value === '\\x' ||
  (Array.isArray(value) && !value.length);

async function rowsOf(table: string, whose: string): Promise<{ at: string; row: Row }[]> {
  const known = { $1: person.id, $2: person.email, $3: `\\x${Buffer.from(person.cpfHash).toString('hex')}` };
  const types = { $1: 'uuid', $2: 'text', $3: 'bytea' };
  const where = whose.replaceAll(/\$[123]/g, (name) => {
    const key = name as keyof typeof known;
    return `'${known[key]}'::${types[key]}`;
  });
  const keys = await app.services.pool.query<{ name: string }>(
    `SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
     WHERE i.indrelid = $1::regclass AND i.indisprimary`,
    [table],
  );
  const key = keys.rows.map(({ name }) => `t."${name}"::text`).join(`, `);
  const { rows } = await app.services.pool.query<{ at: string; row: Row }>(
    `SELECT concat_ws('|', ${key}) AS at, to_jsonb(t) AS row FROM ${table} t WHERE ${where}`,
  );
  return rows;
}

beforeAll(async () => {
  app = await createTestApp();
  const visitor = await createVisitor(app.services);
  person = visitor;
  const headers = await signInVisitor(app.services, visitor);
  await fillPerson(app.services.pool, visitor);
  const keys: Record<string, string[]> = {};
  for (const [table, { whose }] of Object.entries(PERSON_TABLES)) {
    const found = await rowsOf(table, whose);
    before[table] = found.map(({ row }) => row);
    keys[table] = found.map(({ at }) => at);
  }
  answered = await call(app, 'POST', '/privacy/deletion', { headers, body: { password: PASSWORD } });
  for (const table of Object.keys(PERSON_TABLES)) {
    const left = new Map((await rowsOf(table, 'TRUE')).map(({ at, row }) => [at, row]));
    after[table] = (keys[table] ?? []).map((at) => left.get(at) ?? null);
  }
});
afterAll(() => app.close());

describe('a verdict', () => {
  it('is given on every table', async () => {
    const { rows } = await app.services.pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const judged = [...Object.keys(PERSON_TABLES), ...Object.keys(TABLES_OF_NOBODY)];
    expect(judged.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('is given on every column', async () => {
    for (const [table, { columns }] of Object.entries(PERSON_TABLES)) {
      const present = (await columnsOf(app.services.pool, table)).map(({ name }) => name);
      expect([table, ...Object.keys(columns).toSorted()]).toEqual([table, ...present.toSorted()]);
    }
  });

  it('says of no table that refers to a registration that it is nobody’s', async () => {
    const { rows } = await app.services.pool.query<{ name: string }>(
      `SELECT conrelid::regclass::text AS name FROM pg_constraint WHERE confrelid = 'registrations'::regclass`,
    );
    expect(rows.map(({ name }) => name).filter((name) => name in TABLES_OF_NOBODY)).toEqual([]);
  });
});

describe('erasure', () => {
  /** What erasure itself writes, and what a registration that can be erased doesn't have yet. */
  const NEVER_BEFORE = new Set([
    ...['registrations.anonymised_at', 'registrations.disabled_at', 'registrations.disabled_reason'],
    ...['registrations.blocked_at', 'blocked_cpfs.lifted_at'],
  ]);
  interface Cell {
    readonly name: string;
    readonly verdict: Verdict;
    readonly was: readonly unknown[];
    /** undefined: the row is gone. */
    readonly is: readonly unknown[];
  }
  const cells = (): Cell[] =>
    Object.entries(PERSON_TABLES).flatMap(([table, { columns }]) =>
      Object.entries(columns).map(([column, verdict]) => ({
        name: `${table}.${column}`,
        verdict,
        was: (before[table] ?? []).map((row) => row[column]),
        is: (after[table] ?? []).map((row) => row?.[column]),
      })),
    );
  const names = (some: Cell[]) => some.map(({ name }) => name);

  it('finds something in every column', () => {
    expect(answered.status).toBe(200);
    const blank = cells().filter(({ name, was }) => !NEVER_BEFORE.has(name) && was.every(isEmpty));
    expect(names(blank)).toEqual([]);
  });

  it('leaves nothing in what is to be emptied', () => {
    const left = cells().filter(({ verdict, is }) => verdict === 'emptied' && !is.every(isEmpty));
    expect(names(left)).toEqual([]);
  });

  it('keeps only what a reason is given for, and all of that', () => {
    const kept = cells().filter(({ verdict }) => verdict !== 'emptied');
    for (const { verdict } of kept) expect(verdict).toEqual({ stays: expect.stringMatching(/\S/) as string });
    expect(names(kept.filter(({ name, is }) => !NEVER_BEFORE.has(name) && is.every(isEmpty)))).toEqual([]);
  });
});
