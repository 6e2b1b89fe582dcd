import { createStaff, PASSWORD } from '../bff/test/factories.ts';
import { isFocusSeen, violationsOf } from './support/accessibility.ts';
import { enter } from './support/sessions.ts';
import { expect, type Page, test } from './support/test.ts';

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

/** Goes on by a key for as long as the focus stays in the page's own part, and says how far; all on the way is to be seen. */
async function seenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  const focused = page.getByRole('main').locator(':focus');
  let count = 0;
  for (; count < 60 && (await focused.count()) === 1; count += 1) {
    await expect.poll(() => isFocusSeen(focused)).toBe(true);
    await page.keyboard.press(key);
  }
  return count;
}

for (const width of [360, 1440])
  test(`at ${width} px what is kept in reach hides nothing that has the focus`, async ({
    page,
    services,
  }) => {
    const staff = await createStaff(services);
    await enter(page, 'admin', { email: staff.email, password: PASSWORD });
    await page.setViewportSize({ width, height: 560 });
    await page.goto('/admin/polls/create');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Pergunta' }).focus();
    expect(await seenOnTheWay(page, 'Tab')).toBeGreaterThan(8);

    await page.goto('/admin/polls');
    await main.getByRole('checkbox').nth(1).check();
    await expect(main.getByRole('region', { name: 'Ações em lote' })).toBeVisible();
    await main
      .getByRole('row')
      .last()
      .getByRole('button', { name: /^Ações de/ })
      .focus();
    expect(await seenOnTheWay(page, 'Shift+Tab')).toBeGreaterThan(8);
  });
