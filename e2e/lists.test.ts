import { createStaff, PASSWORD } from '../bff/test/factories.ts';
import { violationsOf } from './support/accessibility.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('what of a list has no room folds; on a telephone its rows are cards, its filters a sheet', async ({
  page,
  services,
}) => {
  const staff = await createStaff(services);
  await enter(page, 'admin', { email: staff.email, password: PASSWORD });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/admin/invoices');
  const list = page.getByRole('region', { name: 'Notas fiscais' });
  const rest = list.getByRole('button', { name: /^Mais sobre/ }).first();
  const hidden = () => list.evaluate((region) => region.scrollWidth - region.clientWidth);
  await expect(rest).toBeVisible();
  expect(await hidden()).toBe(0);
  await rest.click();
  await expect(list.getByRole('term').filter({ hasText: 'CNPJ da loja' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(list.getByRole('row').nth(1).getByRole('cell').first()).toBeVisible();
  await expect.poll(hidden).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByRole('combobox', { name: 'Motivo' }).click();
  await page.getByRole('option').first().click();
  await filters.getByRole('button', { name: 'Ver a lista' }).click();
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
