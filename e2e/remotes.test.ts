import type { Page, Route } from '@playwright/test';
import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** Each remote with a page of its own, what shows that it opened, and what of the rest must go on. */
const REMOTES = [
  { id: 'mf-public', path: '/', own: 'Na parede', rest: { link: 'Início' } },
  { id: 'mf-admin-promo', path: '/admin/dashboard', own: 'Dashboard', rest: { link: 'Alterar senha' } },
  { id: 'mf-admin-logs', path: '/admin/actions', own: 'Ações', rest: { link: 'Alterar senha' } },
  { id: 'mf-admin-account', path: '/admin/update', own: 'Alterar senha', rest: { link: 'Ações' } },
] as const;

const FAILURES: { name: string; words: string; handle: (route: Route) => Promise<void> }[] = [
  {
    name: 'dead',
    words: 'Os arquivos desta página não foram encontrados no servidor.',
    handle: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  },
  {
    name: 'hanging',
    words: 'O servidor demorou demais para responder.',
    handle: () => new Promise(() => undefined),
  },
  {
    name: 'altered on its way',
    words: 'Os arquivos chegaram diferentes do que publicamos, então não foram abertos.',
    handle: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;globalThis.altered = true` });
    },
  },
];

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

for (const { id, path, own, rest } of REMOTES) {
  for (const { name, words, handle } of FAILURES) {
    test(`${id} ${name}: the rest goes on, and trying again heals it`, async ({ page, services }) => {
      if (path.startsWith('/admin')) {
        const { email } = await createStaff(services);
        await enter(page, 'admin', { email, password: PASSWORD });
      }
      const files = `**/mf/${id}/**`;
      await page.route(files, handle);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));
      // The frame is there before the remote is given up.
      await expect(page.getByRole('link', { name: rest.link, exact: true })).toBeVisible();

      const failed = page.getByRole('main').getByRole('alert');
      await expect(failed.getByText('Esta parte do site não abriu')).toBeVisible({ timeout: 20_000 });
      await expect(failed).toContainText(words);
      await expect(failed.getByText(/^Incidente [0-9A-F]{8}$/)).toBeVisible();
      expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);

      await page.unroute(files);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(heading(page, own)).toBeVisible();
      expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
    });
  }
}

for (const [dead, from, link, to] of [
  ['mf-admin-promo', '/admin/dashboard', 'Alterar senha', 'Alterar senha'],
  ['mf-admin-account', '/admin/update', 'Dashboard', 'Dashboard'],
] as const) {
  test(`with ${dead} dead, the other remotes open`, async ({ page, services }) => {
    const { email } = await createStaff(services);
    await enter(page, 'admin', { email, password: PASSWORD });
    await page.route(`**/mf/${dead}/**`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(from);
    await expect(page.getByText('Esta parte do site não abriu')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await expect(heading(page, to)).toBeVisible();
  });
}
