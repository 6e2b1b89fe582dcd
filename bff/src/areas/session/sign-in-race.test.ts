import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createStaff, createVisitor, PASSWORD } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const waiting = async () => {
  const { rows } = await app.services.pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
};

it.each([
  ['a visitor', '/login', 'registrations', { passwordHash: 'new' }],
  ['a visitor', '/login', 'registrations', { blockedAt: new Date() }],
  ['staff', '/admin/login', 'adminUsers', { passwordHash: 'new' }],
  ['staff', '/admin/login', 'adminUsers', { disabledAt: new Date() }],
] as const)(
  'no session is left when %s signs in at %s while %s changes to %o',
  async (_who, path, table, data) => {
    const { db } = app.services;
    const isVisitor = table === 'registrations';
    const { id, email } = await (isVisitor ? createVisitor : createStaff)(app.services);
    const { promise: finish, resolve } = Promise.withResolvers<void>();
    const changing = db.$transaction(async (tx) => {
      if (isVisitor) await tx.registration.update({ where: { id }, data });
      else await tx.adminUser.update({ where: { id }, data });
      await finish;
    });
    const body = isVisitor ? { user: email, password: PASSWORD } : { email, password: PASSWORD };
    const signIn = call(app, 'POST', path, { body });
    // The password was right a moment ago; now the sign-in waits on the account's row.
    await expect.poll(waiting, { timeout: 45_000 }).toBe(1);
    resolve();
    await changing;
    expect((await signIn).body.code).toBe('INVALID_USER');
    expect(await db.session.count({ where: { subjectId: id } })).toBe(0);
  },
);
