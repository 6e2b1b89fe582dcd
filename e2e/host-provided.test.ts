import type { Page } from '@playwright/test';
import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { enter } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** What no page can do without, whichever remote draws it. */
const ALWAYS = ['react', 'react/jsx-runtime', '@fio/platform/i18n', '@fio/platform/remote'];

/** How a module that a remote uses stands to what the host provides by that name. */
interface Used {
  readonly name: string;
  /** Whether it is the very object that the host's module system holds, and gives everyone by that name. */
  readonly isHosts: boolean;
  /** How many there are to choose from. */
  readonly versions: number;
}

/** Asks the remote's own module system, and the federation of the host, for what each has under the same names. */
const usedBy = (page: Page, id: string): Promise<Used[]> =>
  page.evaluate((name) => {
    type Require = ((id: string) => unknown) & {
      m: Record<string, unknown>;
      c: Record<string, { exports: unknown }>;
      consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
    };
    type Shares = Record<string, Record<string, { lib?: () => unknown }>>;
    const world = globalThis as unknown as Record<string, { push: (chunk: unknown[]) => void }> & {
      __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Shares } }[] };
    };
    const requireOf = (global: string): Require => {
      let captured: Require | undefined;
      world[`rspackChunk${global}`]?.push([
        [crypto.randomUUID()],
        {},
        (require: Require) => (captured = require),
      ]);
      if (!captured) throw new Error(`${id} has no module system of its own.`);
      return captured;
    };
    const require = requireOf(name.replaceAll('-', '_'));
    const hosts = new Set(Object.values(requireOf('shell').c).map(({ exports }) => exports));
    const host = world.__FEDERATION__.__INSTANCES__.find((instance) => instance.name === 'shell');
    const consumed = Object.entries(require.consumesLoadingData.moduleIdToConsumeDataMapping);
    return consumed
      .filter(([module]) => module in require.m)
      .map(([module, { shareKey }]) => {
        const versions = Object.values(host?.shareScopeMap.default[shareKey] ?? {});
        return {
          name: shareKey,
          isHosts: require(module) === versions[0]?.lib?.() && hosts.has(require(module)),
          versions: versions.length,
        };
      });
  }, id);

function expectOneOfEach(used: readonly Used[]): void {
  expect(used.map(({ name }) => name)).toEqual(expect.arrayContaining(ALWAYS));
  const others = used.filter(({ isHosts, versions }) => !isHosts || versions !== 1);
  expect(others).toEqual([]);
}

test("the visitors' remote has the host's copy of everything the host provides", async ({ page }) => {
  await page.goto('/');
  // The server has drawn it before any of it is here.
  await expect(async () => expectOneOfEach(await usedBy(page, 'mf-public'))).toPass();
});

test("the back office's remotes share one copy of everything the host provides", async ({
  page,
  services,
}) => {
  const { email } = await createStaff(services);
  await enter(page, 'admin', { email, password: PASSWORD });
  await page.goto('/admin/dashboard');
  for (const [link, heading] of [
    ['Dashboard', 'Dashboard'],
    ['Ações', 'Ações'],
    ['Alterar senha', 'Alterar senha'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  for (const id of ['mf-admin-promo', 'mf-admin-logs', 'mf-admin-account'])
    expectOneOfEach(await usedBy(page, id));
});
