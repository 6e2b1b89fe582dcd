import { PASSWORD, createStaff, signInStaff } from '../../e2e/support/server/factories.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { linkOf } from '../../e2e/support/people.ts';
import { sentTo } from '../../e2e/support/requests.ts';

test('staff recover their password once, and every session of theirs ends', async ({
  page,
  request,
  services,
}) => {
  const staff = await createStaff(services);
  const headers = await signInStaff(services, staff);
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar a senha' })).toBeVisible();
  const sent = sentTo(page, '/api/admin/forgot');
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByRole('button', { name: 'Enviar o link' }).dblclick();
  await expect(page.getByText('Se houver')).toBeVisible();
  expect(sent).toHaveLength(1);

  const link = await linkOf(services, staff, '/admin/reset/');
  await page.goto(link);
  const password = 'Lanterna-57-acesa!';
  await page.getByRole('textbox', { name: /^Senha nova/ }).fill(password);
  await page.getByRole('textbox', { name: 'Repita a senha' }).fill(password);
  await page.getByRole('button', { name: 'Salvar a senha' }).dblclick();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect((await request.get('/api/admin/user', { headers })).status()).toBe(401);
  const mails = await services.db.outboxMessage.findMany({ where: { recipient: staff.email } });
  expect(mails.map(({ template }) => template).sort()).toEqual(['admin_reset', 'password_changed']);

  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Usuário ou senha incorretos.');
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
});
