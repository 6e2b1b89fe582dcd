import { globSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteManifest } from '@fio/contracts/documents/manifest';
import { manifestProblems } from '../bff/src/core/remotes/check-manifest.ts';
import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { checkBuilds } from '../tools/kit/check-builds.ts';
import { withRepository, type OtherRepository } from './support/other-repository/make-repository.ts';
import { FIO_REMOTE, runOwn, whileDeveloping } from './support/other-repository/own-programs.ts';
import { enter } from './support/sessions.ts';
import { expect, ofRun, test as base } from './support/test.ts';
import { replaceIn, workOn, type Worked } from './support/worked.ts';

const ACCOUNT = 'mf-admin-account';
const LOGS = 'mf-admin-logs';
const FORM = 'security/change-password.tsx';
const TOOLS = 'areas/actions/actions-tools.tsx';
const VIEW = 'src/areas/guests/guests-page.tsx';
/** What it has found stays for the next time. */
const TSC = ['typescript/bin/tsc', '--noEmit', '--singleThreaded', '--incremental'] as const;
/** Compilers run before a page is there: longer than a busy machine takes. */
const PATIENCE_MS = 400_000;

/** Playwright's `test` with a repository of another team, made once. */
const test = base.extend<object, { repository: OtherRepository }>({
  repository: [async ({}, use) => withRepository(use), { scope: 'worker', timeout: PATIENCE_MS }],
});

// One after the other: all begin with the shell's development build, which is made once.
test.describe.configure({ mode: 'default' });

/** Playwright's `test` with remotes that are being worked on, within the product of this run. */
const working = (...ids: string[]) =>
  test.extend<{ worked: Worked }>({
    worked: [async ({}, use) => workOn(ids, use), { timeout: PATIENCE_MS }],
    baseURL: async ({ worked }, use) => use(worked.origin),
  });

/** The same, while that team develops its remote within the product of this run. */
const elsewhere = test.extend<{ developed: string }>({
  developed: [
    async ({ repository: { folder } }, use) => whileDeveloping(folder, ofRun().origin, use),
    { timeout: PATIENCE_MS },
  ],
  baseURL: async ({ developed }, use) => use(developed),
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

test('a remote of another repository is checked and built with packages alone', async ({ repository }) => {
  const { folder } = repository;
  await test.step('the packages hold what is compiled, and only that', async () => {
    const ours = join(folder, 'node_modules/@fio');
    const files = globSync('*/dist/**/*.*', { cwd: ours });
    expect(files).toContain('platform/dist/area/index.d.ts');
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.(test|stories)\.|\/testing\//.test(file))).toEqual([]);
    expect(await realpath(join(ours, 'platform'))).toBe(join(await realpath(ours), 'platform'));
  });

  await test.step('its types are those of the packages', async () => {
    expect(await runOwn(folder, ...TSC)).toMatchObject({ code: 0, output: '' });
    await replaceIn(join(folder, VIEW), 'staffSession.user', 'staffSession.nobody');
    const { output } = await runOwn(folder, ...TSC);
    expect(output).toMatch(/guests-page\.tsx.*'nobody' does not exist/);
    await replaceIn(join(folder, VIEW), 'staffSession.nobody', 'staffSession.user');
  });

  await test.step('its build is one that the product takes', async () => {
    expect(await runOwn(folder, FIO_REMOTE, 'build')).toMatchObject({ code: 0 });
    const manifest = JSON.parse(await readFile(join(folder, 'dist/remote.json'), 'utf8')) as unknown;
    expect(manifestProblems(remoteManifest.parse(manifest), [])).toEqual([]);
    expect(await checkBuilds([join(folder, 'dist')])).toBe(0);
  });
});

elsewhere(
  'a remote of another repository changes in a running shell',
  async ({ page, services, repository: { folder } }) => {
    const { email } = await createStaff(services);
    await enter(page, 'admin', { email, password: PASSWORD });
    await page.goto('/admin/update');
    await page.getByRole('navigation').getByRole('link', { name: 'Convidados', exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Convidados', exact: true })).toBeVisible();
    await expect(main.getByText(email)).toBeVisible();
    await main.getByRole('button', { name: 'Contar: 0' }).click();
    await replaceIn(join(folder, VIEW), "{`${t('count')}: ${count}`}", '{`Somar: ${count}`}');
    // In place: what has been counted is still there.
    await expect(main.getByRole('button', { name: 'Somar: 1' })).toBeVisible();
  },
);
