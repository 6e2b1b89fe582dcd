import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const entry = (permission: string, action: string) => ({ permission, action });

it('who looks after permissions does not lock oneself out with another type', async () => {
  const permissions = [entry('users', 'edit'), entry('permissions', 'list'), entry('permissions', 'manage')];
  await app.services.db.typePermissions.createMany({
    data: [
      { type: 'admin', permissions },
      { type: 'reports', permissions: [] },
    ],
  });
  const staff = await createStaff(app.services, { type: 'admin' });
  const headers = await signInStaff(app.services, staff);
  const { id, name, email, version } = staff;
  const { body } = await call<{ code?: string }>(app, 'PUT', `/admin/users/${id}`, {
    headers,
    body: { name, email, type: 'reports', version },
  });
  expect(body.code).toBe('OWN_ACCESS');
});
