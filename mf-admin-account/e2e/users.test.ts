import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { textOf } from '../../e2e/support/server/letters.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('somebody is invited, chooses a password, works, and is stopped', async ({
  page,
  browser,
  services,
}) => {
  const staff = await createStaff(services);
  const email = `convidada-${crypto.randomUUID()}@exemplo.example`;
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.goto('/admin/users');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Convidar' }).click();
  await main.getByRole('textbox', { name: 'Nome' }).fill('Dandara Queiroz');
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Relatórios' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Criar' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Dandara Queiroz' })).toBeVisible();
  await expect(main.getByText('Convidado', { exact: true })).toBeVisible();

  const mail = await services.db.outboxMessage.findFirstOrThrow({ where: { recipient: email } });
  const token = /\/admin\/reset\/([\w-]{43})/.exec(textOf(services, mail))?.[1] ?? '';
  const theirs = await browser.newPage();
  await theirs.goto(`/admin/reset/${token}`);
  await theirs.getByRole('textbox', { name: /^Senha nova/ }).fill(PASSWORD);
  await theirs.getByRole('textbox', { name: 'Repita a senha' }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Salvar a senha' }).click();
  await expect(theirs).toHaveURL(/\/admin\/login/);
  await enter(theirs, 'admin', { email, password: PASSWORD });
  await theirs.goto('/admin/dashboard');
  await expect(theirs.getByRole('banner').getByText('Dandara Queiroz')).toBeVisible();

  await page.reload();
  await expect(main.getByText('Ativo', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Desativar' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await expect(main.getByText('Desativado', { exact: true })).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/admin\/login/);
  await theirs.close();
});

test('nobody is offered to deactivate themselves', async ({ page, services }) => {
  const [own, other] = [await createStaff(services), await createStaff(services)];
  await enter(page, 'admin', { email: own.email, password: PASSWORD });
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: 'Mais ações' });
  await page.goto(`/admin/users/${other.id}`);
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Desativar' })).toBeVisible();
  await page.goto(`/admin/users/${own.id}`);
  await expect(main.getByRole('heading', { level: 1, name: own.name })).toBeVisible();
  await expect(main.getByText('Ativo', { exact: true })).toBeVisible();
  await expect(more).toHaveCount(0);
});
