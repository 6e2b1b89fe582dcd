import type { Locator, Page } from '@playwright/test';
import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import type { Services } from '../bff/test/services.ts';
import { followAnswers } from './support/answered.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** The files of a remote that were asked for from here on. */
function filesOf(page: Page, id: string): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/mf/${id}/`)) files.push(request.url());
  });
  return files;
}

const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

async function openActions(page: Page, services: Services): Promise<void> {
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/actions');
  await expect(heading(page, 'Ações')).toBeVisible();
}

const WAYS: readonly (readonly [string, (link: Locator) => Promise<unknown>])[] = [
  ['a pointer', (link) => link.hover()],
  ['the focus', (link) => link.blur().then(() => link.focus())],
  ['a finger', (link) => link.dispatchEvent('touchstart')],
];

for (const [name, comes] of WAYS) {
  test(`${name} on a link has its page loaded before it is asked for`, async ({ page, services }) => {
    await openActions(page, services);
    const files = filesOf(page, 'mf-admin-account');
    const answered = followAnswers(page, (request) => request.url().includes('/mf/mf-admin-account/'));
    // The listener itself comes last of all on a page.
    await expect(async () => {
      await inMenu(page, 'Dashboard').hover();
      await comes(inMenu(page, 'Alterar senha'));
      // The container, the routes, and the page's own chunk.
      const scripts = () => files.filter((file) => /\.js/.test(file)).length;
      await expect.poll(scripts, { timeout: 2_000 }).toBeGreaterThanOrEqual(3);
    }).toPass();
    await answered();

    await page.route('**/mf/mf-admin-account/**', (route) => route.abort());
    await inMenu(page, 'Alterar senha').click();
    await expect(heading(page, 'Alterar senha')).toBeVisible();
  });
}

test('who saves data, or is on a slow connection, loads nothing they did not ask for', async ({
  page,
  services,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.clock.install();
  await openActions(page, services);
  const [account, promo] = [filesOf(page, 'mf-admin-account'), filesOf(page, 'mf-admin-promo')];
  const set = (spared: object) =>
    page.evaluate(
      (next) => void Object.assign((navigator as unknown as { connection: object }).connection, next),
      spared,
    );
  await inMenu(page, 'Alterar senha').hover();
  await page.clock.runFor(1000);
  await set({ saveData: false, effectiveType: '2g' });
  await inMenu(page, 'Ações').hover();
  await inMenu(page, 'Alterar senha').hover();
  await page.clock.runFor(1000);
  await set({ effectiveType: '4g' });
  await expect(async () => {
    await inMenu(page, 'Ações').hover();
    await inMenu(page, 'Dashboard').hover();
    await expect.poll(() => promo.length, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  expect(account).toEqual([]);
});
