import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createStaff, createVisitor, signInStaff } from '../../../test/factories.ts';
import { call } from '../../../test/call.ts';
import { recordAction } from '../audit/record-action.ts';
import { verifyAudit } from '../audit/verify.ts';
import { logAuditHead } from '../transparency/audit-head.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ asApplication: true });
});
afterAll(() => app.close());

const query = (statement: string) => app.services.pool.query(statement);

describe('the role that the product works as', () => {
  it('does the product’s work: people, staff, audit, log and jobs', async () => {
    const { services } = app;
    await createVisitor(services);
    const headers = await signInStaff(services, await createStaff(services, { name: 'Ana' }));
    expect((await call(app, 'GET', '/admin/users', { headers })).status).toBe(200);
    const actor = {
      id: null,
      name: 'Ana',
      type: 'admin',
      ip: null,
      userAgent: null,
      requestId: null,
    } as const;
    const at = new Date();
    await services.db.$transaction((tx) =>
      recordAction(tx, { actor, at, resource: 'shows', recordId: null, action: 'edit', summary: 'um' }),
    );
    await logAuditHead(services);
    expect((await services.transparency.head()).size).toBeGreaterThan(0n);
    expect(await verifyAudit(services.db)).toMatchObject({ ok: true });
    await query('ANALYZE actions');
  });

  it('owns nothing but its job queue', async () => {
    const { rows } = await query(`
      SELECT DISTINCT n.nspname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE pg_get_userbyid(c.relowner) = current_user AND n.nspname NOT LIKE 'pg\\_t%'`);
    expect(rows).toEqual([{ nspname: 'pgboss' }]);
    const { rows: owned } = await query(`
      SELECT 1 FROM pg_database WHERE pg_get_userbyid(datdba) = current_user
      UNION ALL SELECT 1 FROM pg_namespace WHERE pg_get_userbyid(nspowner) = current_user
      UNION ALL SELECT 1 FROM pg_proc WHERE pg_get_userbyid(proowner) = current_user AND pronamespace <> 'pgboss'::regnamespace`);
    expect(owned).toEqual([]);
  });

  it.each([
    ["UPDATE actions SET summary = 'x'", 'permission denied'],
    ['DELETE FROM actions', 'permission denied'],
    ['TRUNCATE actions', 'permission denied'],
    ['DROP TABLE actions', 'must be owner'],
    ['ALTER TABLE actions DISABLE TRIGGER USER', 'must be owner'],
    ['DROP TRIGGER actions_append_only ON actions', 'must be owner'],
    [
      'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RETURN NEW; END$$',
      'permission denied',
    ],
    ['CREATE TABLE public.other (id int)', 'permission denied'],
    ['CREATE SCHEMA other', 'permission denied'],
    ["SET session_replication_role = 'replica'", 'permission denied'],
    ['SET ROLE fio', 'permission denied'],
    ["UPDATE transparency_entries SET entry = 'x'", 'permission denied'],
    ['DELETE FROM transparency_checkpoints', 'permission denied'],
    ['DELETE FROM transparency_copies', 'permission denied'],
    ["INSERT INTO transparency_nodes VALUES (0, 99, sha256('x'))", 'permission denied'],
    ['ALTER TABLE transparency_entries DISABLE TRIGGER USER', 'must be owner'],
    ['DROP INDEX actions_hash_key', 'must be owner'],
    ["SELECT drop_index_leftover('actions_hash_key')", 'is no leftover'],
    ['ALTER TABLE winners DISABLE TRIGGER USER', 'must be owner'],
  ])('may not %s', async (statement, said) => {
    await expect(query(statement)).rejects.toThrow(said);
  });

  it('grows the tree by a trigger of its own no more than by hand', async () => {
    // Depth alone would let it in: the trigger runs within another one.
    await expect(
      query(`
        CREATE TEMP TABLE mine (id int);
        CREATE FUNCTION pg_temp.grow() RETURNS trigger LANGUAGE plpgsql AS
          $$BEGIN INSERT INTO public.transparency_nodes VALUES (0, 99, sha256('x')); RETURN NEW; END$$;
        CREATE TRIGGER grow BEFORE INSERT ON mine FOR EACH ROW EXECUTE FUNCTION pg_temp.grow();
        INSERT INTO mine VALUES (1)`),
    ).rejects.toThrow('permission denied');
  });
});
