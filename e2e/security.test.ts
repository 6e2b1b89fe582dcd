import { AxeBuilder } from '@axe-core/playwright';
import { createStaff, PASSWORD, signInStaff } from '../bff/test/factories.ts';
import type { Services } from '../bff/src/composition.ts';
import { base32, codeOf, stepOf } from '../bff/src/core/identity/totp.ts';
import { readQr } from './support/read-qr.ts';
import { enter } from './support/sessions.ts';
import { expect, test, type Page } from './support/test.ts';

async function secretOf({ db, twoFactorVault }: Services, adminUserId: string): Promise<Uint8Array> {
  const { secret } = await db.twoFactor.findUniqueOrThrow({ where: { adminUserId } });
  return twoFactorVault.open(secret);
}

/** Types e-mail and password where staff sign in. */
async function firstStep(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

test('staff set up a second step, sign in with it and with a recovery code, and a super user takes it away', async ({
  page,
  browser,
  services,
}) => {
  const staff = await createStaff(services, { name: 'Conceição Duarte' });
  await signInStaff(services, staff);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/update');
  const steps = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await steps.getByRole('button', { name: 'Ativar' }).click();
  await steps.getByRole('textbox', { name: 'Sua senha' }).fill('Senha-errada-1');
  await steps.getByRole('button', { name: 'Continuar' }).click();
  await expect(steps.getByText('Senha incorreta.')).toBeVisible();
  await steps.getByRole('textbox', { name: 'Sua senha' }).fill(PASSWORD);
  await steps.getByRole('button', { name: 'Continuar' }).click();

  const picture = steps.getByRole('img', { name: 'QR Code para o aplicativo autenticador' });
  const address = new URL((await readQr(await picture.screenshot())) ?? '');
  const secret = await secretOf(services, staff.id);
  expect(address.searchParams.get('secret')).toBe(base32(secret));
  const scanned = await new AxeBuilder({ page }).analyze();
  expect(scanned.violations.map(({ id }) => id)).toEqual([]);
  const code = steps.getByRole('textbox', { name: 'Código do aplicativo' });
  await code.fill('abc');
  await steps.getByRole('button', { name: 'Confirmar e ativar' }).click();
  await expect(steps.getByText('Código de verificação incorreto.')).toBeVisible();
  const step = stepOf(new Date());
  await code.fill(codeOf(secret, step));
  await steps.getByRole('button', { name: 'Confirmar e ativar' }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(10);
  const recovery = await steps.getByRole('listitem').first().innerText();
  await steps.getByRole('button', { name: 'Já guardei' }).click();
  await expect(steps.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Onde você está conectado' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await signOut(page);
  await firstStep(page, staff.email);
  const asked = await new AxeBuilder({ page }).analyze();
  expect(asked.violations.map(({ id }) => id)).toEqual([]);
  const typed = page.getByRole('textbox', { name: 'Código do aplicativo' });
  await typed.fill(codeOf(secret, step));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Código de verificação incorreto.');
  // A clock half a minute ahead of ours, for the code of this one is used.
  await typed.fill(codeOf(secret, stepOf(new Date()) + 1));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await signOut(page);
  await firstStep(page, staff.email);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByRole('textbox', { name: 'Código de recuperação' }).fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  const theirs = await browser.newPage();
  const superUser = await createStaff(services);
  await enter(theirs, 'admin', { email: superUser.email, password: PASSWORD });
  await theirs.goto(`/admin/users/${staff.id}`);
  await theirs.getByRole('button', { name: 'Mais ações' }).click();
  await theirs.getByRole('menuitem', { name: 'Retirar duas etapas' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Retirar duas etapas' }).click();
  await expect(theirs.getByText('Verificação em duas etapas retirada.')).toBeVisible();
  await theirs.close();
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
});

test('staff see where they are signed in, end one session and all others', async ({
  page,
  request,
  services,
}) => {
  const staff = await createStaff(services);
  const others = [await signInStaff(services, staff), await signInStaff(services, staff)];
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/update');
  const sessions = page.getByRole('region', { name: 'Onde você está conectado' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText('Este aparelho');
  await sessions
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^Encerrar a sessão/ })
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await sessions.getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const headers of others)
    expect((await request.get('/api/admin/user', { headers })).status()).toBe(401);
});
