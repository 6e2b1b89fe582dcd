import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { columnsOf } from '../../../test/erasure/fill-person.ts';
import { columnOf } from '../../core/people/fate.ts';
import { STAFF_COLUMNS } from '../../core/people/staff-columns.ts';
import type { AdminUser } from '../../generated/prisma/client.ts';

type Row = Readonly<Record<keyof AdminUser, unknown>>;
const FATES = Object.entries(STAFF_COLUMNS).map(([name, { left }]) => ({
  name: name as keyof AdminUser,
  left,
}));

let app: TestApp;
let before: Row;
let after: Row;
let answered: { status: number };

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services;
  const at = new Date('2026-11-01T12:00:00Z');
  const { id: invitedById } = await createStaff(app.services);
  const beginning = { invitedById, createdAt: at };
  const { id, type, passwordHash } = await createStaff(app.services, { type: 'admin', ...beginning });
  // Something in every column but the one that stopping writes: one that comes to the table is missing here by type.
  const filled: Omit<AdminUser, 'permissions' | 'disabledAt'> & { permissions: object[] } = {
    id,
    type,
    passwordHash,
    name: 'Iracema Prado',
    email: 'iracema@exemplo.example',
    permissions: [{ permission: 'users', action: 'list' }],
    invitedAt: at,
    ...beginning,
    handedOverAt: at,
    lastLoginAt: at,
    version: 3,
  };
  before = await db.adminUser.update({ where: { id }, data: filled });
  const headers = await signInStaff(app.services, await createStaff(app.services));
  answered = await call(app, 'POST', `/admin/users/${id}/disable`, { headers, body: { version: 3 } });
  after = await db.adminUser.findUniqueOrThrow({ where: { id } });
});
afterAll(() => app.close());

it('has a fate for every column of a member of staff', async () => {
  const columns = (await columnsOf(app.services.pool, 'admin_users')).map(({ name }) => name);
  expect(FATES.map(({ name }) => columnOf(name)).toSorted()).toEqual(columns.toSorted());
});

it('keeps what a reason is given for, as it was', () => {
  const kept = FATES.filter(({ left }) => 'kept' in left);
  for (const { left } of kept) expect(left).toEqual({ kept: expect.stringMatching(/\S/) as string });
  expect(kept.filter(({ name }) => before[name] === null)).toEqual([]);
  const seen = (row: Row) => Object.fromEntries(kept.map(({ name }) => [name, row[name]]));
  expect(seen(after)).toEqual(seen(before));
});

it('writes what is to be replaced', () => {
  expect(answered.status).toBe(200);
  const replaced = FATES.filter(({ left }) => 'replaced' in left).map(({ name }) => name);
  expect(replaced).toContain('disabledAt');
  for (const name of replaced) expect([name, after[name]]).not.toEqual([name, before[name]]);
});
