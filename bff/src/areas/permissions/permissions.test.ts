import {
  DEFAULT_PERMISSIONS,
  type PermissionEntry,
  type TypePermissions,
  type UserPermissions,
} from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type Refusal = { code?: string };
type Listed = { types: TypePermissions[]; people: { id: string }[] };

let app: TestApp;
let root: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp();
  root = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());
beforeEach(() => app.services.db.typePermissions.deleteMany());

const entry = (key: string) => {
  const [permission, action] = key.split(':');
  return { permission, action } as PermissionEntry;
};
const MANAGE = ['permissions:list', 'permissions:manage'].map(entry);
const list = async (headers = root) =>
  (await call<Listed>(app, 'GET', '/admin/permissions', { headers })).body;
const saveType = (type: string, entries: readonly PermissionEntry[] | null, version = 0, headers = root) =>
  call<TypePermissions & Refusal>(app, 'PUT', `/admin/permissions/types/${type}`, {
    headers,
    body: { entries, version },
  });
const saveUser = (id: string, entries: readonly PermissionEntry[] | null, version = 1, headers = root) =>
  call<UserPermissions & Refusal>(app, 'PUT', `/admin/permissions/users/${id}`, {
    headers,
    body: { entries, version },
  });
const status = async (headers: SignedHeaders, path: string) =>
  (await call(app, 'GET', path, { headers })).status;

describe("a type's permissions", () => {
  it('hold at once for who is signed in, and go back to what the product comes with', async () => {
    const headers = await signInStaff(app.services, await createStaff(app.services, { type: 'reports' }));
    expect(await status(headers, '/admin/shows')).toBe(403);
    const { body } = await saveType('reports', [entry('shows:list')]);
    expect([body.isDefault, body.version, body.entries]).toEqual([false, 1, [entry('shows:list')]]);
    await expect.poll(() => status(headers, '/admin/shows')).toBe(200);
    await expect.poll(() => status(headers, '/admin/dashboard')).toBe(403);
    const back = await saveType('reports', null, 1);
    expect([back.body.isDefault, back.body.entries]).toEqual([true, DEFAULT_PERMISSIONS.reports]);
    await expect.poll(() => status(headers, '/admin/shows')).toBe(403);
  });

  it('are saved by one of two who change them at once', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        ['polls:list', 'faq:list'].map((key) => saveType('user', [entry(key)], version)),
      );
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    }
  });

  it('never come under a version that meant others', async () => {
    await saveType('user', [entry('polls:list')]);
    await saveType('user', null, 1);
    const again = await saveType('user', [entry('faq:list')], 2);
    expect([again.status, again.body.version]).toEqual([200, 3]);
    expect((await saveType('user', [entry('shows:list')], 1)).body.code).toBe('CONFLICT');
  });

  it('are of the catalogue, and never those of super', async () => {
    expect((await saveType('user', [entry('polls:run')])).status).toBe(422);
    expect((await saveType('user', [entry('gone:list')])).status).toBe(422);
    expect((await saveType('user', [entry('faq:list'), entry('faq:list')])).status).toBe(422);
    expect((await saveType('super', [])).status).toBe(404);
  });
});

describe('entries of their own', () => {
  it("stand in the place of the type's, and are listed", async () => {
    const staff = await createStaff(app.services, { type: 'user' });
    const headers = await signInStaff(app.services, staff);
    const { body } = await saveUser(staff.id, [entry('faq:create')]);
    expect([body.own, body.ofType]).toEqual([[entry('faq:create')], DEFAULT_PERMISSIONS.user]);
    await expect.poll(() => status(headers, '/admin/shows')).toBe(403);
    expect((await list()).people.map(({ id }) => id)).toContain(staff.id);
    const back = await saveUser(staff.id, null, 2);
    expect(back.body.own).toBeNull();
    await expect.poll(() => status(headers, '/admin/shows')).toBe(200);
    const actions = await app.services.db.action.findMany({
      where: { recordId: staff.id, resource: 'permissions' },
    });
    expect(actions).toHaveLength(2);
    expect(actions[0]?.after).toEqual({ permissions: ['faq:create'], areOwn: true });
  });

  it('are told with whether anything of them holds', async () => {
    const staff = await createStaff(app.services, { type: 'user' });
    const read = async () =>
      (
        await call<UserPermissions>(app, 'GET', `/admin/permissions/users/${staff.id}`, {
          headers: root,
        })
      ).body.disabled;
    expect(await read()).toBe(false);
    await app.services.db.adminUser.update({ where: { id: staff.id }, data: { disabledAt: new Date() } });
    expect(await read()).toBe(true);
  });

  it('are not given to a super user, nor over a change of somebody else', async () => {
    const other = await createStaff(app.services);
    expect((await saveUser(other.id, [])).body.code).toBe('FORBIDDEN');
    const staff = await createStaff(app.services, { type: 'user' });
    expect((await saveUser(staff.id, [], 7)).body.code).toBe('CONFLICT');
    expect((await saveUser(crypto.randomUUID(), [])).status).toBe(404);
  });
});

describe('who manages permissions', () => {
  const manager = async (...more: string[]) => {
    const permissions = [...MANAGE, ...more.map(entry)];
    const staff = await createStaff(app.services, { type: 'admin', permissions });
    return { staff, headers: await signInStaff(app.services, staff) };
  };

  it('gives nothing beyond what they hold, and may take and leave the rest', async () => {
    const { headers } = await manager('faq:list');
    const beyond = await saveType(
      'reports',
      [...DEFAULT_PERMISSIONS.reports, entry('users:create')],
      0,
      headers,
    );
    expect(beyond.body.code).toBe('FORBIDDEN');
    const within = await saveType('reports', [entry('dashboard:list'), entry('faq:list')], 0, headers);
    expect(within.status).toBe(200);
  });

  it('brings nothing back that somebody else takes away at that moment', async () => {
    const { headers } = await manager('faq:list');
    const beyond = [entry('users:create')];
    const { id } = await createStaff(app.services, { type: 'user', permissions: beyond });
    await list(headers);
    // Holds the request up where it has read what it compares with, and writes before it goes on.
    const { answer } = await app.services.db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE type_permissions`;
      const asked = saveUser(id, beyond, 2, headers);
      const waiting = () =>
        tx.$queryRaw<[]>`SELECT FROM pg_locks WHERE NOT granted AND relation = 'type_permissions'::regclass`;
      await expect.poll(async () => (await waiting()).length).toBe(1);
      await tx.adminUser.update({ where: { id }, data: { permissions: [], version: 2 } });
      return { answer: asked };
    });
    // 409 where it was overtaken, 403 where it came too late even to read.
    expect([403, 409]).toContain((await answer).status);
  });

  it('never locks themselves out', async () => {
    const { staff, headers } = await manager('faq:list');
    expect((await saveUser(staff.id, [entry('faq:list')], 1, headers)).body.code).toBe('OWN_ACCESS');
    expect((await saveUser(staff.id, MANAGE, 1, headers)).status).toBe(200);
  });

  it("never locks themselves out by their type's either", async () => {
    await saveType('exports', MANAGE);
    const headers = await signInStaff(app.services, await createStaff(app.services, { type: 'exports' }));
    expect((await saveType('exports', [MANAGE[0] as PermissionEntry], 1, headers)).body.code).toBe(
      'OWN_ACCESS',
    );
    expect((await saveType('exports', null, 1, headers)).status).toBe(403);
  });

  it('needs the permission', async () => {
    const permissions = [entry('permissions:list')];
    const reader = await createStaff(app.services, { type: 'admin', permissions });
    const headers = await signInStaff(app.services, reader);
    expect((await list(headers)).types.map(({ type }) => type)).toHaveLength(5);
    expect((await saveType('user', [], 0, headers)).status).toBe(403);
    expect((await saveUser(reader.id, MANAGE, 1, headers)).status).toBe(403);
  });
});
