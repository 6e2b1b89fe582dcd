import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createFirstStaff } from './first-staff.ts';

const PERSON = { name: 'Ana Lima', email: 'ana@promotora.example' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('invites the first super user once, by a link that sets the password', async () => {
  const [one, other] = await Promise.all([
    createFirstStaff(app.services, PERSON),
    createFirstStaff(app.services, { ...PERSON, email: 'bia@promotora.example' }),
  ]);
  expect([one, other].filter((made) => made === null)).toHaveLength(1);
  const token = (one ?? other)?.link.split('/').at(-1);
  const password = 'Carretel-de-linha9';
  const reset = await call(app, 'POST', '/admin/reset', {
    body: { token, password, passwordConfirmation: password },
  });
  expect(reset.status).toBe(200);
  const { email } = await app.services.db.adminUser.findFirstOrThrow();
  expect((await call(app, 'POST', '/admin/login', { body: { email, password } })).status).toBe(200);
});
