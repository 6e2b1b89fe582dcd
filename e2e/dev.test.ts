import { randomUUID } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { develop } from '@fio/build/dev';
import { buildDevelopmentShell, SHELL_BUILD } from '@fio/tools/dev';
import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { enter } from './support/sessions.ts';
import { expect, ofRun, test as base } from './support/test.ts';

const ID = 'mf-admin-account';
const ROOT = join(import.meta.dirname, '..');

interface Worked {
  origin: string;
  /** Changes a file of the remote as an editor does. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
}

/** Playwright's `test` with a copy of a remote that is being worked on, within the product of this run. */
const test = base.extend<object, { worked: Worked }>({
  worked: [
    async ({}, use) => {
      // Within the checkout, so that its packages are found.
      const folder = join(ROOT, '.data', 'dev', `copy.${randomUUID()}`);
      const isSource = (path: string) => !['dist', 'node_modules'].includes(basename(path));
      await cp(join(ROOT, ID), folder, { recursive: true, filter: isSource });
      await buildDevelopmentShell();
      const development = await develop({
        remotes: [{ folder, id: ID }],
        shell: new URL(ofRun().origin),
        shellBuild: SHELL_BUILD,
        cache: join(ROOT, '.data', 'dev', 'remotes'),
        port: 0,
      });
      const edit: Worked['edit'] = async (file, change) => {
        const path = join(folder, 'src', file);
        await writeFile(path, change(await readFile(path, 'utf8')));
      };
      await use({ origin: development.origin, edit });
      await development.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ worked }, use) => use(worked.origin),
});

test('an edit is on the screen without a reload; a mistake is shown, and heals', async ({
  page,
  services,
  worked: { edit },
}) => {
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/update');
  const main = page.getByRole('main');
  const field = main.getByLabel('Senha atual');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await field.fill('half a password');
  await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));

  await test.step('a component, with what it holds', async () => {
    await edit('security/change-password.tsx', (text) => text.replace("{t('password.save')}", 'Salvar 1'));
    await expect(button('Salvar 1')).toBeVisible();
    await expect(field).toHaveValue('half a password');
  });

  await test.step('a style', async () => {
    await edit('security/security.module.css', (text) =>
      text.replace('.part {', '.part { color: rgb(1 2 3);'),
    );
    await expect(main.getByRole('region', { name: 'Alterar senha' })).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(field).toHaveValue('half a password');
  });

  await test.step('a mistake, and its end', async () => {
    const problem = page.getByRole('alert').filter({ hasText: 'change-password.tsx' });
    await edit('security/change-password.tsx', (text) => text.replace('Salvar 1', 'Salvar 2<'));
    await expect(problem).toBeVisible();
    await expect(field).toHaveValue('half a password');
    await edit('security/change-password.tsx', (text) => text.replace('Salvar 2<', 'Salvar 2'));
    await expect(button('Salvar 2')).toBeVisible();
    await expect(problem).toHaveCount(0);
    await expect(field).toHaveValue('half a password');
  });

  await test.step('words, which the routes say too', async () => {
    await edit('security/security.pt.ts', (text) => text.replace("title: 'Segurança'", "title: 'Seguro'"));
    await expect(main.getByRole('heading', { name: 'Seguro', exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/Seguro/);
  });

  await test.step('another remote, which is the running shell’s', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Ações', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Ações', exact: true })).toBeVisible();
  });
  expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
});
