import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import type { Services } from '../../e2e/support/server/services.ts';
import type { AdminUser } from '../../e2e/support/server/prisma.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { answered } from '../../e2e/support/expected.ts';
import { withSecondStep } from '../../e2e/support/second-step.ts';
import { tokenOf } from '../../e2e/support/sessions.ts';
import { type APIRequestContext, expect, type Page, someAddress, test } from '../../e2e/support/test.ts';

const WRONG = 'Senha-errada-1';
const withCode = (page: Page) => page.getByRole('button', { name: 'Entrar com código de verificação' });

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
}

async function proveCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Código do aplicativo' }).fill(code);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Somebody else's five wrong passwords. */
async function lock(request: APIRequestContext, { email }: AdminUser): Promise<void> {
  const headers = { 'x-forwarded-for': someAddress() };
  for (let count = 0; count < 5; count += 1)
    await request.post('/api/admin/login', { headers, data: { email, password: WRONG } });
}

const LOCKED = /^Muitas tentativas com senha incorreta\./;

test.beforeEach(({ complaints }) => complaints.expect(answered(429, '/api/admin/login')));

interface Locked {
  page: Page;
  request: APIRequestContext;
  services: Services;
}

/** Somebody with a second step, at the sign-in that refuses this password as the account is locked; answers their app's code. */
async function refused({ page, request, services }: Locked, password: string): Promise<() => string> {
  const staff = await createStaff(services);
  const code = await withSecondStep(services, staff);
  await lock(request, staff);
  await page.goto('/admin/login');
  await expect(withCode(page)).toHaveCount(0);
  await fill(page, staff.email, password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(LOCKED);
  return code;
}

test('an account that somebody has locked opens to its password and a code', async ({
  page,
  request,
  services,
}) => {
  const code = await refused({ page, request, services }, PASSWORD);
  expect(await violationsOf(page)).toEqual([]);
  await withCode(page).click();
  await expect(page.getByText('A conta está bloqueada por senhas incorretas.')).toBeVisible();
  await proveCode(page, '000000');
  await expect(page.getByRole('alert')).toHaveText(LOCKED);
  await proveCode(page, code());
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('beside a wrong password the right code opens nothing, and is answered alike', async ({
  page,
  request,
  services,
}) => {
  const code = await refused({ page, request, services }, WRONG);
  await withCode(page).click();
  await proveCode(page, code());
  await expect(page.getByRole('alert')).toHaveText(LOCKED);
  expect(await tokenOf(page, 'admin')).toBeNull();

  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('textbox', { name: 'Senha' })).toHaveValue('');
});
