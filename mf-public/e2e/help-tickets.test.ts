import { violationsOf } from '../../e2e/support/accessibility.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('the help on receipts is read by keyboard alone, and each tab has an address', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Como ganho números da sorte?' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ajuda com notas e números' });
  await expect(dialog.getByRole('tab', { name: 'Números' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Tab');
  for (const [name, kind] of [
    ['NFC-e', 'cupom de NFC-e'],
    ['NF-e', 'DANFE de NF-e'],
    ['CF-e SAT', 'extrato de CF-e SAT'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('tab', { name, exact: true })).toBeFocused();
    await expect(dialog.getByRole('img', { name: kind })).toBeVisible();
    expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.goto('/?ajuda=sat');
  await expect(dialog.getByRole('tab', { name: 'CF-e SAT' })).toHaveAttribute('aria-selected', 'true');
});
