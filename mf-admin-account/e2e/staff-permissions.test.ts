import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('somebody gets permissions of their own, and has them at once', async ({ page, browser, services }) => {
  const [root, staff] = [await createStaff(services), await createStaff(services, { type: 'reports' })];
  const theirs = await browser.newPage();
  await enter(theirs, 'admin', { email: staff.email, password: PASSWORD });
  await theirs.goto('/admin/dashboard');
  const menu = theirs.getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Séries' })).toHaveCount(0);

  await enter(page, 'admin', { email: root.email, password: PASSWORD });
  await page.goto('/admin/permissions');
  const main = page.getByRole('main');
  await expect(main.getByRole('tab', { name: 'Administrador' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`/admin/users/${staff.id}`);
  await main.getByRole('link', { name: 'As do tipo' }).click();
  await main.getByRole('button', { name: 'Dar permissões próprias' }).click();
  await main.getByRole('checkbox', { name: 'Séries: listar' }).check();
  await main.getByRole('checkbox', { name: 'Estatísticas: listar' }).uncheck();
  const change = main.getByRole('status').filter({ hasText: 'O que muda' });
  await expect(change).toContainText('Ganha 1 permissão');
  await expect(change).toContainText('Séries: listar');
  await expect(change).toContainText('Perde 1 permissão');
  await main.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(change).toHaveCount(0);

  await theirs.reload();
  await expect(menu.getByRole('link', { name: 'Séries' })).toBeVisible();
  await main.getByRole('tab', { name: 'Em vigor, e por quê' }).click();
  const effect = main.getByRole('table', { name: 'Em vigor, e por quê' });
  await expect(effect.getByRole('row', { name: 'Séries' })).toContainText('o tipo Relatórios não tem');
  await expect(effect.getByRole('row', { name: 'Estatísticas' })).toContainText('Não pode');
  await main.getByRole('tab', { name: 'Permissões' }).click();

  // The way back says what it takes before it is done.
  await main.getByRole('button', { name: 'Voltar às do tipo' }).click();
  await expect(change).toContainText('Perde 1 permissão');
  await expect(change).toContainText('Ganha 1 permissão');
  await main.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(main.getByText('Tem as do tipo Relatórios.')).toBeVisible();
  // What was chosen says the same before it is saved.
  await expect(main.getByRole('button', { name: 'Dar permissões próprias' })).toBeVisible();
  await theirs.reload();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Séries' })).toHaveCount(0);
  await theirs.close();
});
