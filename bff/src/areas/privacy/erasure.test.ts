import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { columnsOf, fillPerson } from '../../../test/erasure/fill-person.ts';
import { isEmptied, type JudgedTable, judgedTables } from '../../../test/erasure/person-tables.ts';
import { TABLES_OF_NOBODY } from '../../../test/erasure/tables-of-nobody.ts';
import { createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { sql } from '../../core/database/sql.ts';
import type { Fate } from '../../core/people/fate.ts';

type Row = Record<string, unknown>;

let app: TestApp;
let tables: readonly JudgedTable[];
let answered: { status: number };
/** By table: the columns it has, the rows before, and what is left of each, in the same order; null: it is gone. */
const columns: Record<string, string[]> = {};
const before: Record<string, Row[]> = {};
const after: Record<string, (Row | null)[]> = {};

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  value === '\\x' ||
  (Array.isArray(value) && !value.length);

async function rowsOf(table: string, whose: Prisma.Sql): Promise<{ at: string; row: Row }[]> {
  const keys = await app.services.pool.query<{ name: string }>(
    `SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
     WHERE i.indrelid = $1::regclass AND i.indisprimary`,
    [table],
  );
  const key = keys.rows.map(({ name }) => `t."${name}"::text`).join(`, `);
  const { rows } = await app.services.pool.query<{ at: string; row: Row }>(
    `SELECT concat_ws('|', ${key}) AS at, to_jsonb(t) AS row FROM ${table} t WHERE ${whose.text}`,
    [...whose.values],
  );
  return rows;
}

beforeAll(async () => {
  app = await createTestApp();
  tables = judgedTables(app.product.personTables);
  const visitor = await createVisitor(app.services);
  const { id, email, cpf } = visitor;
  const headers = await signInVisitor(app.services, visitor);
  await fillPerson(
    app.services.pool,
    visitor,
    tables.map(({ name }) => name),
  );
  const leaver = { id, cpf, addresses: [email], cpfHashes: app.services.vaults.cpf.hashes(cpf) };
  const keys: Record<string, string[]> = {};
  for (const { name, whose } of tables) {
    const found = await rowsOf(name, whose(leaver));
    columns[name] = (await columnsOf(app.services.pool, name)).map((column) => column.name);
    before[name] = found.map(({ row }) => row);
    keys[name] = found.map(({ at }) => at);
  }
  answered = await call(app, 'POST', '/privacy/deletion', { headers, body: { password: PASSWORD } });
  for (const { name } of tables) {
    const left = new Map((await rowsOf(name, sql`TRUE`)).map(({ at, row }) => [at, row]));
    after[name] = (keys[name] ?? []).map((at) => left.get(at) ?? null);
  }
});
afterAll(() => app.close());

describe('every table', () => {
  it('is declared by one area, or says why it has no rows of a visitor', async () => {
    const { rows } = await app.services.pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const judged = [...tables.map(({ name }) => name), ...Object.keys(TABLES_OF_NOBODY)];
    expect(judged.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('of somebody has a fate for every column', () => {
    const judged = tables.flatMap(({ name, columns: fates }) =>
      fates === 'gone' ? [] : [[name, ...Object.keys(fates).toSorted()]],
    );
    const present = judged.map(([name = '']) => [name, ...(columns[name] ?? []).toSorted()]);
    expect(judged).toEqual(present);
  });

  it('that refers to somebody’s is somebody’s', async () => {
    const { rows } = await app.services.pool.query<{ from: string; to: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS from, confrelid::regclass::text AS to
       FROM pg_constraint WHERE contype = 'f'`,
    );
    const theirs = new Set(tables.map(({ name }) => name));
    const forgotten = rows.filter(({ from, to }) => theirs.has(to) && !theirs.has(from));
    expect(forgotten).toEqual([]);
  });

  it('with a column that names somebody is somebody’s', async () => {
    const { rows } = await app.services.pool.query<{ name: string; column: string }>(
      `SELECT c.table_name AS name, c.column_name AS column FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
         AND c.column_name ~ '^(registration|voter|subject|visitor|person)_id$|cpf|^email$|^recipient$|phone|birth|last_name'`,
    );
    const forgotten = rows.filter(({ name }) => name in TABLES_OF_NOBODY && name !== 'admin_users');
    expect(forgotten).toEqual([]);
  });
});

describe('the data package', () => {
  it('tells of every table, or says why not', () => {
    const parts = app.product.packageParts.map(({ name }) => name);
    const told = app.product.personTables.map((table) => table.inPackage);
    const silent = told.filter((one) =>
      typeof one === 'string' ? !parts.includes(one) : !/\S/.test(one.leftOut),
    );
    expect(silent).toEqual([]);
    const without = parts.filter((name) => name !== 'registration' && !told.includes(name));
    expect(without).toEqual([]);
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
    readonly fate: Fate | 'gone';
    readonly was: readonly unknown[];
    /** undefined: the row is gone. */
    readonly is: readonly unknown[];
  }
  const cells = (): Cell[] =>
    tables.flatMap(({ name, columns: fates }) =>
      (columns[name] ?? []).map((column) => ({
        name: `${name}.${column}`,
        fate: fates === 'gone' ? fates : (fates[column] ?? { kept: '' }),
        was: (before[name] ?? []).map((row) => row[column]),
        is: (after[name] ?? []).map((row) => row?.[column]),
      })),
    );
  const names = (some: Cell[]) => some.map(({ name }) => name);

  it('finds something in every column', () => {
    expect(answered.status).toBe(200);
    const blank = cells().filter(({ name, was }) => !NEVER_BEFORE.has(name) && was.every(isEmpty));
    expect(names(blank)).toEqual([]);
  });

  it('leaves no row where they go', () => {
    const left = tables.filter(({ name, columns: fates }) => fates === 'gone' && after[name]?.some(Boolean));
    expect(left.map(({ name }) => name)).toEqual([]);
  });

  it('leaves nothing in what is to be emptied', () => {
    const left = cells().filter(({ fate, is }) => fate !== 'gone' && isEmptied(fate) && !is.every(isEmpty));
    expect(names(left)).toEqual([]);
  });

  it('keeps only what a reason is given for, and all of that', () => {
    const kept = cells().filter(({ fate }) => fate !== 'gone' && !isEmptied(fate));
    for (const { fate } of kept) expect(fate).toEqual({ kept: expect.stringMatching(/\S/) as string });
    expect(names(kept.filter(({ name, is }) => !NEVER_BEFORE.has(name) && is.every(isEmpty)))).toEqual([]);
  });
});
