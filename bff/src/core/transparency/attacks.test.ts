import { consistencyPath, isConsistent, type BindingEvent } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { sha256 } from '../secrets/sha256.ts';
import { appendEntry } from './append-entry.ts';
import { rangeHashes, rootAt } from './tree-reader.ts';

let app: TestApp;
const SIZE = 21;
beforeAll(async () => {
  app = await createTestApp();
  for (let index = 0; index < SIZE; index += 1) await append(index);
  await app.services.transparency.head();
  await query(`INSERT INTO transparency_copies VALUES (${SIZE}, 'witness', 'w', 'x', now())`);
});
afterAll(() => app.close());

const append = (index: number) =>
  app.services.db.$transaction((tx) => {
    const event: BindingEvent = { type: 'draw_withdrawn', draw: `draw ${index}` };
    return appendEntry(tx, event, new Date('2026-11-24T12:00:00.000Z'));
  });
const query = (statement: string) => app.services.pool.query(statement);

/** Past the triggers, as an intruder with the owner's rights would. */
const asOwner = (table: string, statement: string) =>
  query(`ALTER TABLE ${table} DISABLE TRIGGER USER; ${statement}; ALTER TABLE ${table} ENABLE TRIGGER USER`);

describe('by SQL as the product itself', () => {
  it.each([
    ["UPDATE transparency_entries SET entry = '{}' WHERE index = 3", /append-only/],
    ['DELETE FROM transparency_entries WHERE index = 20', /append-only/],
    ['TRUNCATE transparency_entries', /append-only/],
    [`INSERT INTO transparency_entries VALUES (${SIZE + 1}, 'x')`, /entry 21 follows, not 22/],
    ["INSERT INTO transparency_entries VALUES (4, 'x')", /entry 21 follows, not 4/],
    [
      "CREATE TEMP TABLE transparency_entries AS SELECT 50::bigint AS index; INSERT INTO public.transparency_entries VALUES (51, 'x')",
      /entry 21 follows, not 51/,
    ],
    ["INSERT INTO transparency_entries (entry) VALUES ('')", /transparency_entries_size/],
    ["INSERT INTO transparency_entries (entry) VALUES (repeat('é', 32768))", /transparency_entries_size/],
    ["UPDATE transparency_nodes SET hash = sha256('x') WHERE level = 0", /append-only/],
    ['DELETE FROM transparency_nodes', /append-only/],
    ['TRUNCATE transparency_nodes', /append-only/],
    ["INSERT INTO transparency_nodes VALUES (0, 21, sha256('x'))", /by the entries alone/],
    ['UPDATE transparency_checkpoints SET size = 2', /append-only/],
    ['DELETE FROM transparency_checkpoints', /append-only/],
    ['TRUNCATE transparency_checkpoints CASCADE', /append-only/],
    ["UPDATE transparency_copies SET evidence = 'x'", /append-only/],
    ['DELETE FROM transparency_copies', /append-only/],
    ['TRUNCATE transparency_copies', /append-only/],
    [
      "INSERT INTO transparency_copies VALUES (5, 'witness', 'w', 'x', now())",
      /transparency_copies_size_fkey/,
    ],
    ["INSERT INTO transparency_checkpoints VALUES (22, sha256('x'), 'x', now())", /head of 22 refused/],
    ["INSERT INTO transparency_checkpoints VALUES (20, sha256('x'), 'x', now())", /head of 20 refused/],
  ])('%s is refused', async (statement, said) => {
    await app.services.transparency.head();
    await expect(query(statement)).rejects.toThrow(said);
    expect((await app.services.transparency.head()).size).toBe(BigInt(SIZE));
  });
});

it('a table of somebody’s own by the name of the tree doesn’t take its hashes', async () => {
  const client = await app.services.pool.connect();
  try {
    await client.query('BEGIN; CREATE TEMP TABLE transparency_nodes (LIKE public.transparency_nodes)');
    await client.query("INSERT INTO transparency_entries (entry) VALUES ('x')");
    const { rows } = await client.query(
      'SELECT count(*)::int AS grown FROM public.transparency_nodes WHERE level = 0',
    );
    expect(rows).toEqual([{ grown: SIZE + 1 }]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

describe('by the owner of the database', () => {
  it('an entry rewritten together with the tree above it no longer continues what was signed', async () => {
    const { db } = app.services;
    const before = await app.services.transparency.head();
    await asOwner('transparency_nodes', 'DELETE FROM transparency_nodes');
    await query('CREATE TABLE kept_entries AS SELECT * FROM transparency_entries ORDER BY index');
    await asOwner('transparency_entries', 'DELETE FROM transparency_entries');
    await query(`
      INSERT INTO transparency_entries (entry)
      SELECT replace(entry, 'draw 7"', 'draw 70"') FROM (SELECT * FROM kept_entries ORDER BY index) AS kept`);
    await append(SIZE);
    const size = SIZE + 1;
    const claim = {
      before: SIZE,
      beforeRoot: before.root,
      size,
      root: await rootAt(db, size),
      proof: await rangeHashes(db, consistencyPath(SIZE, size)),
    };
    expect(isConsistent(sha256, claim)).toBe(false);
    // The tree itself is whole: only a head that somebody kept tells.
    expect(isConsistent(sha256, { ...claim, beforeRoot: await rootAt(db, SIZE) })).toBe(true);
    await expect(app.services.transparency.head()).rejects.toThrow("doesn't continue the 21 entries");
    const answer = await app.fetch('/transparency/checkpoint');
    expect(answer.status).toBe(500);
  });

  it('a head that was exchanged too is one that nobody signed', async () => {
    await asOwner(
      'transparency_checkpoints',
      `UPDATE transparency_checkpoints SET root = decode('${Buffer.from(await rootAt(app.services.db, SIZE)).toString('hex')}', 'hex')`,
    );
    await expect(app.services.transparency.head()).rejects.toThrow('not the one that was signed');
    await asOwner(
      'transparency_checkpoints',
      `UPDATE transparency_checkpoints SET note = replace(note, '${SIZE}', '20')`,
    );
    await expect(app.services.transparency.head()).rejects.toThrow('signed by another key');
  });
});
