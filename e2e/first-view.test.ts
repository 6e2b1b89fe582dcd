import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Public pages and what can be read on them without a script. */
const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Acertou, errou ou inventou?'],
  ['/sal-na-lanterna', 'Sal na Lanterna'],
  ['/teoria', 'Teorias'],
  ['/faq', 'Perguntas frequentes'],
  ['/ganhadores', 'Ganhadores'],
  ['/regulamentos', 'Regulamentos'],
  ['/register', 'Criar cadastro'],
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of PAGES) {
    test(`${path} is drawn by the server`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByText(/Sem JavaScript você lê/)).toBeVisible();
      await expect(page.getByText(/cookies necessários/)).toBeHidden();
    });
  }

  test('one reads theories with their results and follows links to their series', async ({ page }) => {
    await page.goto('/');
    const resolved = page.getByRole('article').filter({ hasText: '%' }).first();
    await expect(resolved).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Sal na Lanterna/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sal na Lanterna' })).toBeVisible();
  });

  test('an unknown page says so', async ({ page }) => {
    expect((await page.goto('/serie-que-nao-existe'))?.status()).toBe(404);
    await expect(page.getByText('Página não encontrada')).toBeVisible();
  });
});

/** Marks what the server drew before a script runs, and adds up every shift of the layout. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const world = globalThis as unknown as { shift: number };
    world.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) world.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('main h1')?.setAttribute('data-drawn', 'by the server'),
    );
  });

for (const path of ['/', '/sal-na-lanterna', '/register']) {
  test(`${path} is taken over as it stands, without a jump`, async ({ page }) => {
    await watch(page);
    await page.goto(path);
    // React marks what it has taken over with properties of its own.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((name) => name.startsWith('__react')),
    );
    await expect(page.locator('main h1[data-drawn]')).toHaveCount(1);
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  });
}
