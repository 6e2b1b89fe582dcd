import type { Page } from '@playwright/test';
import { FAULTY_REMOTE } from './support/expected.ts';
import { STYLE_GONE } from './support/faults.ts';
import { expect, test } from './support/test.ts';

const WALL = { id: 'mf-public', from: '/nao/existe', link: 'Teorias', path: '/teoria', heading: 'Teorias' };

/** How often the page was loaded from here on. */
function loadsOf(page: Page): () => number {
  let count = 0;
  page.on('load', () => (count += 1));
  return () => count;
}

test.beforeEach(({ complaints }) => complaints.allow(...FAULTY_REMOTE));

test('a style that is gone while the page is in use: one reload has the page as the server drew it', async ({
  page,
}) => {
  await STYLE_GONE.inject(page, WALL);
  await page.goto(WALL.from);
  const loads = loadsOf(page);
  await page.getByRole('navigation').getByRole('link', { name: WALL.link, exact: true }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { name: WALL.heading, exact: true }),
  ).toBeVisible();
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  // Its content is there before its load has ended.
  await expect.poll(loads).toBe(1);
});

test('a load that takes long and misses a chunk each time is reloaded once, then says what failed', async ({
  page,
}) => {
  // A page that has been loading for a minute, on every load of it.
  await page.addInitScript(() => {
    performance.now = () => 60_000;
  });
  const isPiece = ({ pathname }: URL) =>
    /\/mf\/mf-public\/[0-9a-f]+\/(?!remoteEntry|routes)[\w.]+\.js$/.test(pathname);
  await page.route(isPiece, (route) => route.fulfill({ status: 404, body: '' }));
  const loads = loadsOf(page);
  await page.goto(WALL.path);
  await expect(page.locator('[data-failure="chunk"]')).toBeVisible();
  await expect.poll(loads).toBe(2);
});
