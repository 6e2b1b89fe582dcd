import { createStaff, PASSWORD } from '../../e2e/support/server/factories.ts';
import { violationsOf, WINDOWS, wordsCut } from '../../e2e/support/accessibility.ts';
import { enter } from '../../e2e/support/sessions.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('staff have the chain of actions checked, and see its newest code', async ({ page, services }) => {
  const { email } = await createStaff(services, { name: 'Íris Prado' });
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/actions');
  await page.getByRole('main').getByRole('link', { name: 'Conferir a cadeia' }).click();
  await expect(page.getByRole('heading', { name: 'Conferir a cadeia', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  const latest = page.getByRole('region', { name: 'Última conferência' });
  await expect(latest.getByText('Íris Prado')).toBeVisible();
  await expect(latest.getByText('Íntegra')).toBeVisible({ timeout: 30_000 });
  await expect(latest.getByRole('code')).toHaveText(/^[0-9a-f]{64}$/);
  expect(await violationsOf(page, 'main')).toEqual([]);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => wordsCut(page)).toEqual([]);
  }
});
