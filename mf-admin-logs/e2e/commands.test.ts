import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf, WINDOWS, wordsCut } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, type Page, test } from '../../e2e/support/test.ts';

async function fits(page: Page): Promise<void> {
  expect(await violationsOf(page, 'main')).toEqual([]);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
}

test('a command is simulated, then run by the worker, and its output follows without a reload', async ({
  page,
  services,
}) => {
  const { email } = await createStaff(services, { name: 'Íris Prado' });
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/commands');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Executar comando' }).first().click();
  await expect(main.getByRole('heading', { name: 'Comandos disponíveis', level: 1 })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Prazos de guarda' })).toContainText('184 dias');
  await fits(page);
  await main.getByRole('button', { name: 'Simular Estatísticas do banco' }).click();
  await expect(
    main.getByRole('heading', { name: 'Estatísticas do banco (simulação)', level: 1 }),
  ).toBeVisible();
  await expect(main.getByText('Concluído')).toBeVisible({ timeout: 30_000 });
  await expect(main.getByRole('log')).toContainText('tabelas a analisar');

  await page.goto('/admin/commands/run');
  await main.getByRole('button', { name: 'Executar Estatísticas do banco' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Executar' }).click();
  await expect(
    main.getByRole('heading', { name: 'Estatísticas do banco', level: 1, exact: true }),
  ).toBeVisible();
  await expect(main.getByText('Concluído')).toBeVisible({ timeout: 30_000 });
  await expect(main.getByRole('log')).toContainText('tabelas analisadas');
  await expect(main.getByText('Íris Prado')).toBeVisible();
  await fits(page);
});

test('an index is looked at and rebuilt', async ({ page, services }) => {
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/indexes?q=registrations_created_at');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'registrations_created_at_id_idx' });
  await expect(link).toBeVisible();
  await fits(page);
  await link.click();
  await expect(main.getByText('CREATE INDEX registrations_created_at_id_idx')).toBeVisible();
  await main.getByRole('button', { name: 'Reconstruir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reconstruir' }).click();
  await main.getByRole('tab', { name: 'Reconstruções' }).click();
  await expect(main.getByRole('tabpanel').getByText('Concluído')).toBeVisible({ timeout: 30_000 });
  await main.getByRole('tabpanel').getByRole('link').click();
  await expect(main.getByRole('log')).toContainText('registrations_created_at_id_idx: refeito');
});
