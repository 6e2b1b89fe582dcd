import { globSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteManifest } from '@fio/contracts/documents/manifest';
import { manifestProblems } from '../../bff/src/core/remotes/check-manifest.ts';
import { PASSWORD, createStaff } from '../../bff/test/factories.ts';
import { checkBuilds } from '../../tools/kit/check-builds.ts';
import { withRepository, type OtherRepository } from '../support/other-repository/make-repository.ts';
import { FIO_REMOTE, runOwn, whileDeveloping } from '../support/other-repository/own-programs.ts';
import { enter } from '../support/sessions.ts';
import { expect, ofRun, test as base } from '../support/test.ts';
import { replaceIn } from '../support/worked.ts';

const VIEW = 'src/areas/guests/guests-page.tsx';
/** What it has found stays for the next time. */
const TSC = ['typescript/bin/tsc', '--noEmit', '--singleThreaded', '--incremental'] as const;
/** Compilers run before a page is there: longer than a busy machine takes. */
const PATIENCE_MS = 400_000;

/** Playwright's `test` with a repository of another team, made once. */
const test = base.extend<object, { repository: OtherRepository }>({
  repository: [async ({}, use) => withRepository(use), { scope: 'worker', timeout: PATIENCE_MS }],
});

// One after the other: with a worker each they would make one each.
test.describe.configure({ mode: 'default' });

/** While that team develops its remote within the product of this run. */
const elsewhere = test.extend<{ developed: string }>({
  developed: [
    async ({ repository: { folder } }, use) => whileDeveloping(folder, ofRun().origin, use),
    { timeout: PATIENCE_MS },
  ],
  baseURL: async ({ developed }, use) => use(developed),
});

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
