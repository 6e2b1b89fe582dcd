import type { indexes, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { findRun } from '../commands/run-record.ts';
import { writeRun } from '../commands/start-run.ts';
import { workRun } from '../commands/work-run.ts';
import { commandsArea } from '../commands/index.ts';

type List = ResponseOf<typeof indexes.list>;
type Detail = ResponseOf<typeof indexes.get>;
const NAME = 'idempotency_keys_created_at_idx';

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp();
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const list = async (query: string) =>
  (await call<List>(app, 'GET', `/admin/indexes?${query}`, { headers })).body;
const get = async (id: string) => (await call<Detail>(app, 'GET', `/admin/indexes/${id}`, { headers })).body;
const rebuild = (id: string) =>
  call<{ id: string; code?: string }>(app, 'POST', `/admin/indexes/${id}/rebuild`, { headers });
async function rebuildAll(isDry: boolean) {
  const { db } = app.services;
  const start = { command: 'rebuild-indexes', trigger: 'terminal', isDry, now: new Date() } as const;
  const run = await writeRun(db, start);
  await workRun(app.services, app.product.servicesOf(commandsArea), run?.id ?? '');
  return findRun(db, run?.id ?? '');
}

/** 60,000 entries of which one in ten is left. */
async function bloat() {
  const { pool } = app.services;
  await pool.query(`
    INSERT INTO idempotency_keys (scope, key, request_hash, created_at)
    SELECT 's', n::text, '', now() + n * INTERVAL '1 second' FROM generate_series(1, 60000) n`);
  await pool.query(`DELETE FROM idempotency_keys WHERE key ~ '^[0-9]*[1-9]$'`);
  await pool.query('VACUUM ANALYZE idempotency_keys');
}

describe('the indexes', () => {
  it('are all there, with what they cover', async () => {
    expect((await list('q=registrations%20email')).items).toContainEqual(
      expect.objectContaining({ id: 'registrations_email_key', isUnique: true, columns: ['email'] }),
    );
    const { total } = await list('');
    const { total: valid } = await list('f[state]=valid');
    expect([valid, (await list('f[state]=invalid')).total]).toEqual([total, 0]);
    expect((await get(NAME)).definition).toMatch(/^CREATE INDEX .* USING btree \(created_at\)$/);
  });

  it('are sorted by what they take', async () => {
    const sizes = (await list('sort=-bytes')).items.map(({ bytes }) => bytes);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  });

  it('lose what nothing is in any more when they are rebuilt', async () => {
    expect((await get(NAME)).bloat).toBeNull();
    await bloat();
    const before = await get(NAME);
    expect(before.bloat).toBeGreaterThan(0.5);
    const { body, status } = await rebuild(NAME);
    expect([status, (await rebuild(NAME)).body.code]).toEqual([202, 'COMMAND_RUNNING']);
    await workRun(app.services, app.product.servicesOf(commandsArea), body.id);
    const after = await get(NAME);
    expect(after.bytes).toBeLessThan(before.bytes / 2);
    expect(after.bloat).toBeLessThan(0.2);
    expect(after.rebuilt?.runId).toBe(body.id);
    const told = await app.services.db.action.findMany({ where: { resource: 'indexes', recordId: NAME } });
    expect(told.map(({ action }) => action)).toEqual(['execute']);
  });

  it('are not there under any other name', async () => {
    expect((await rebuild('no_such_index')).status).toBe(404);
    expect((await rebuild('registrations')).status).toBe(404);
  });
});

describe('a rebuild of all', () => {
  it('says which ones, and does what it said', async () => {
    const said = await rebuildAll(true);
    const names = said.lines.map(({ values }) => values['index']);
    expect([said.lines[0]?.code, names]).toEqual(['indexRebuildable', ['idempotency_keys_pkey']]);
    expect((await rebuildAll(false)).lines).toMatchObject([
      { code: 'indexRebuilt', values: { index: 'idempotency_keys_pkey' } },
    ]);
    expect((await rebuildAll(false)).lines).toMatchObject([{ code: 'indexNone' }]);
  });

  it('clears away what one that was cut short left', async () => {
    const { pool } = app.services;
    await pool.query('CREATE TABLE twice (n int)');
    await pool.query('INSERT INTO twice VALUES (1), (1)');
    await expect(pool.query('CREATE UNIQUE INDEX CONCURRENTLY twice_n_ccnew ON twice (n)')).rejects.toThrow();
    await expect(
      pool.query('CREATE UNIQUE INDEX CONCURRENTLY twice_n_ccold1 ON twice (n)'),
    ).rejects.toThrow();
    const left = (await list('f[state]=invalid')).items.map(({ id }) => id);
    expect(left.sort()).toEqual(['twice_n_ccnew', 'twice_n_ccold1']);
    expect((await rebuildAll(false)).lines).toMatchObject([
      { code: 'indexLeftover', values: { index: 'twice_n_ccnew' } },
      { code: 'indexLeftover', values: { index: 'twice_n_ccold1' } },
      { code: 'indexNone' },
    ]);
    expect((await list('f[state]=invalid')).total).toBe(0);
    await pool.query('DROP TABLE twice');
  });
});
