import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf, WINDOWS, wordsCut } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('staff export what a list shows: its filter, its columns, the purpose, and the file with its hash', async ({
  page,
  services,
}) => {
  test.slow();
  const { id: actorId, email } = await createStaff(services, { name: 'Íris Prado' });
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/registrations?f[uf]=SP');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'CPF (dado pessoal)' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'UTM source' })).not.toBeChecked();
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  const purpose = dialog.getByLabel('Para que serve esta exportação?');
  await expect(purpose).toHaveAttribute('aria-invalid', 'true');
  await purpose.fill('Convite para a estreia.');
  const coming = page.waitForEvent('download', { timeout: 30_000 });
  // Others register meanwhile.
  const inState = () => services.db.registration.count({ where: { state: 'SP' } });
  const before = await inState();
  expect(before).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^cadastros-\d{4}-\d{2}-\d{2}-\d{4}\.csv$/);
  const bytes = await readFile(await file.path());
  const [head, ...rows] = bytes.toString('utf8').trim().split('\n');
  expect(head).toMatch(/^"Nome";"Sobrenome";"CPF"/);
  expect(rows.length).toBeGreaterThanOrEqual(before);
  expect(rows.length).toBeLessThanOrEqual(await inState());
  await expect(dialog.getByText(/está pronto, com/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Ver exportações' }).click();
  await page
    .getByRole('row', { name: /Íris Prado/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('Convite para a estreia.')).toBeVisible();
  await expect(page.getByRole('code').first()).toHaveText(createHash('sha256').update(bytes).digest('hex'));
  const told = { actorId, action: { in: ['export', 'download_export'] } };
  expect(await services.db.action.count({ where: told })).toBe(2);
});

test('an export under way shows how far it is without a reload, and is cancelled', async ({
  page,
  services,
}) => {
  test.slow();
  const fileName = `series-${randomUUID()}.csv`;
  const { id: byId, name: byName, email } = await createStaff(services, { name: 'Caio Lins' });
  const { id } = await services.db.exportRequest.create({
    data: {
      resource: 'shows',
      format: 'csv',
      columns: ['title'],
      query: { sort: 'position', f: {} },
      language: 'pt',
      isWhole: false,
      isPersonal: false,
      fileName,
      byId,
      byName,
      // Some worker has it, which is none of this product's.
      state: 'running',
      run: 1,
      rows: 1200,
      total: 5000,
      createdAt: new Date(),
      touchedAt: new Date(),
    },
  });
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/exports');
  const row = page.getByRole('row', { name: fileName });
  await expect(row.getByText('1.200 de 5.000 linhas')).toBeVisible({ timeout: 30_000 });
  await services.db.exportRequest.update({ where: { id }, data: { rows: 3400 } });
  await expect(row.getByText('3.400 de 5.000 linhas')).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
  await row.getByRole('button', { name: /Ações de/ }).click();
  await page.getByRole('menuitem', { name: 'Cancelar exportação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar exportação' }).click();
  await expect(row.getByText('Cancelada')).toBeVisible();
  expect((await services.db.exportRequest.findUniqueOrThrow({ where: { id } })).state).toBe('cancelled');
});
