import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { exportedText } from '../../../test/exports.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('exports the staff with their state in words', async () => {
  const { email } = await createStaff(app.services, { name: 'Zuleica Prado' });
  const headers = await signInStaff(app.services, await createStaff(app.services));
  const [, row = ''] = (await exportedText(app, headers, ['users', 'q=Zuleica'])).trim().split('\n');
  expect(row).toMatch(new RegExp(`^Zuleica Prado;${email};Super Usuário;Ativo;`));
});
