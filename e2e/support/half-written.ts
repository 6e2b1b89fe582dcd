import { expect, type Page } from './test.ts';

/** Half a series: typed, chosen, scrolled to, and not saved. */
export async function typeHalf(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/admin/shows/create');
  await page.getByRole('textbox', { name: 'Título' }).fill('Maré Baixa');
  await page.getByRole('textbox', { name: 'Sinopse' }).fill('Um farol apaga e');
  await page.evaluate(() => window.scrollTo(0, 150));
}

export async function expectHalf(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/shows\/create$/);
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Maré Baixa');
  await expect(page.getByRole('textbox', { name: 'Sinopse' })).toHaveValue('Um farol apaga e');
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
}

/** What asks somebody to sign in again. */
export const popUpOf = (page: Page) => page.getByRole('dialog', { name: 'Sua sessão expirou' });
