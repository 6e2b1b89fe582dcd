import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { workOn, type Worked } from './support/worked.ts';

const ACCOUNT = 'mf-admin-account';
const LOGS = 'mf-admin-logs';
const FORM = 'security/change-password.tsx';
const TOOLS = 'areas/actions/actions-tools.tsx';
/** Compilers run before a page is there: longer than a busy machine takes. */
const PATIENCE_MS = 400_000;

// One after the other: all begin with the shell's development build, which is made once.
test.describe.configure({ mode: 'default' });

/** Playwright's `test` with remotes that are being worked on, within the product of this run. */
const working = (...ids: string[]) =>
  test.extend<{ worked: Worked }>({
    worked: [async ({}, use) => workOn(ids, use), { timeout: PATIENCE_MS }],
    baseURL: async ({ worked }, use) => use(worked.origin),
  });

working(ACCOUNT)(
  'an edit is on the screen without a reload; a mistake is shown, and heals',
  async ({ page, services, worked: { edit } }) => {
    const { email } = await createStaff(services);
    await enter(page, 'admin', { email, password: PASSWORD });
    await page.goto('/admin/update');
    const main = page.getByRole('main');
    const field = main.getByLabel('Senha atual');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    await field.fill('half a password');
    await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));

    await test.step('a component, with what it holds', async () => {
      await edit(ACCOUNT, FORM, "{t('password.save')}", 'Salvar 1');
      await expect(button('Salvar 1')).toBeVisible();
      await expect(field).toHaveValue('half a password');
    });

    await test.step('a style', async () => {
      await edit(ACCOUNT, 'security/security.module.css', '.part {', '.part { color: rgb(1 2 3);');
      await expect(main.getByRole('region', { name: 'Alterar senha' })).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(field).toHaveValue('half a password');
    });

    await test.step('a mistake, and its end', async () => {
      const problem = page.getByRole('alert').filter({ hasText: 'change-password.tsx' });
      await edit(ACCOUNT, FORM, 'Salvar 1', 'Salvar 2<');
      await expect(problem).toBeVisible();
      await expect(field).toHaveValue('half a password');
      await edit(ACCOUNT, FORM, 'Salvar 2<', 'Salvar 2');
      await expect(button('Salvar 2')).toBeVisible();
      await expect(problem).toHaveCount(0);
      await expect(field).toHaveValue('half a password');
    });

    await test.step('words, which the routes say too', async () => {
      await edit(ACCOUNT, 'security/security.pt.ts', "title: 'Segurança'", "title: 'Seguro'");
      await expect(main.getByRole('heading', { name: 'Seguro', exact: true })).toBeVisible();
      await expect(page).toHaveTitle(/Seguro/);
    });

    await test.step('another remote, which is the running shell’s', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Ações', exact: true }).click();
      await expect(main.getByRole('heading', { name: 'Ações', exact: true })).toBeVisible();
    });
    expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
  },
);

working(ACCOUNT, LOGS)(
  'two remotes change in one page, each by itself',
  async ({ page, services, worked: { edit } }) => {
    const { email } = await createStaff(services);
    await enter(page, 'admin', { email, password: PASSWORD });
    await page.goto('/admin/update');
    const main = page.getByRole('main');
    const problem = page.getByRole('alert').filter({ hasText: 'change-password.tsx' });
    await expect(main.getByRole('button', { name: 'Salvar a senha', exact: true })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));

    await test.step('both run here', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Ações', exact: true }).click();
      await expect(main.getByRole('link', { name: 'Conferir a cadeia', exact: true })).toBeVisible();
      await edit(LOGS, TOOLS, "{t('check')}", 'Conferir 1');
      await expect(main.getByRole('link', { name: 'Conferir 1' })).toBeVisible();
    });

    await test.step('a mistake in one keeps no change of the other off the page', async () => {
      await edit(ACCOUNT, FORM, "{t('password.save')}", 'Salvar 1<');
      await expect(problem).toBeVisible();
      await edit(LOGS, TOOLS, 'Conferir 1', 'Conferir 2');
      await expect(main.getByRole('link', { name: 'Conferir 2' })).toBeVisible();
      await expect(problem).toBeVisible();
    });

    await test.step('the other, once it is mended', async () => {
      await edit(ACCOUNT, FORM, 'Salvar 1<', 'Salvar 2');
      await expect(problem).toHaveCount(0);
      await page.goBack();
      await expect(main.getByRole('button', { name: 'Salvar 2', exact: true })).toBeVisible();
    });
    expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
  },
);
