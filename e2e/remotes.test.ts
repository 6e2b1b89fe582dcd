import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD, createStaff } from '../bff/test/factories.ts';
import { FAULTY_REMOTE } from './support/expected.ts';
import { FAULTS, HANG, REFUSED, STYLE_GONE, type Fault, type Faulty } from './support/faults.ts';
import { enter } from './support/sessions.ts';
import { expect, someAddress, test as base } from './support/test.ts';

/** Signed in once for all: each test has a page of its own beside the others. */
const test = base.extend<object, { staff: BrowserContext }>({
  staff: [
    async ({ browser, services }, use) => {
      const baseURL = services.config.publicUrl.origin;
      const headers = { 'x-forwarded-for': someAddress() };
      const context = await browser.newContext({
        baseURL,
        locale: 'pt-BR',
        reducedMotion: 'reduce',
        extraHTTPHeaders: headers,
      });
      const { email } = await createStaff(services);
      await enter(await context.newPage(), 'admin', { email, password: PASSWORD });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ staff }, use) => {
    const page = await staff.newPage();
    await use(page);
    await page.close();
  },
});

const ACTIONS = { path: '/admin/actions', link: 'Ações', heading: 'Ações' };
const DASHBOARD = { path: '/admin/dashboard', link: 'Dashboard', heading: 'Dashboard' };
const SECURITY = { path: '/admin/update', link: 'Alterar senha', heading: 'Alterar senha' };

/** Each remote, and a page of another, which must go on. Visitors have one remote: they come from a page of the shell's. */
const REMOTES: readonly (Faulty & { other: typeof ACTIONS | null })[] = [
  { id: 'mf-public', from: '/nao/existe', path: '/teoria', link: 'Teorias', heading: 'Teorias', other: null },
  { id: 'mf-admin-promo', from: ACTIONS.path, ...DASHBOARD, other: ACTIONS },
  { id: 'mf-admin-logs', from: SECURITY.path, ...ACTIONS, other: SECURITY },
  { id: 'mf-admin-account', from: DASHBOARD.path, ...SECURITY, other: DASHBOARD },
];

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

/** The classes of failure the page reports from here on. */
function toldOf(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    const [, kind] = /^\[fio\].*kind: ([a-z-]+)/.exec(message.text()) ?? [];
    if (kind) told.push(kind);
  });
  return told;
}

/** Goes to a page of the remote that failed; for a missing chunk a page in use is loaded anew each time. */
async function arrive(page: Page, kind: string | null, go: () => Promise<void>): Promise<void> {
  const loaded = kind === 'chunk' && page.waitForEvent('load');
  await go();
  await loaded;
}

/** Those that come to an end in front of the panel. */
function faultsOf({ id }: Faulty): readonly Fault[] {
  if (id === 'mf-public') return FAULTS.filter((fault) => fault !== STYLE_GONE);
  // What refuses a piece is the browser, and the same for all: one remote with pieces of every kind is enough.
  return id === 'mf-admin-account' ? [...FAULTS, ...REFUSED] : FAULTS;
}

for (const remote of REMOTES) {
  const { id, from, link, other } = remote;
  for (const { name, kinds, inject } of faultsOf(remote)) {
    test(`${id}, ${name}: told, shown within ten seconds, the rest goes on, and it heals`, async ({
      page,
      complaints,
    }) => {
      // The fault itself, in the browser's words and in the product's.
      complaints.allow(...FAULTY_REMOTE);
      const told = toldOf(page);
      if (name === HANG) await page.clock.install();
      const lift = await inject(page, remote);
      await page.goto(from);
      // What the other page needs of the host is here before the host's pieces are gone.
      if (other) await expect(heading(page, other.heading)).toBeVisible();
      await inMenu(page, link).click();
      if (name === HANG) {
        await expect(page.getByTestId('remote-skeleton')).toBeVisible();
        // By the page's own clock, which then stands: who waits longer than ten seconds waits for ever.
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
      }

      const failed = page.getByRole('main').locator('[data-failure]');
      // What doesn't hang is told by its own class, never by a limit of time: the classes below say so.
      await expect(failed.getByText('Esta parte do site não abriu')).toBeVisible();
      if (name === HANG) await page.clock.resume();
      await expect(failed.getByText(/^Incidente [0-9A-F]{8}$/)).toBeVisible();
      const kind = await failed.getAttribute('data-failure');
      expect(kinds).toContain(kind);
      // Told twice where it failed already when the pointer came to the link.
      expect([...new Set(told)]).toEqual([kind]);
      expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);

      if (other) {
        await inMenu(page, other.link).click();
        await expect(heading(page, other.heading)).toBeVisible();
      } else {
        await arrive(page, kind, () => page.getByRole('link', { name: 'Entrar' }).click());
        await expect(page).toHaveURL(/\/login$/);
      }

      await arrive(page, kind, () => inMenu(page, link).click());
      await expect(failed).toBeVisible();
      // Trying again never loads the page anew.
      await page.evaluate(() => Object.assign(globalThis, { sameLoad: true }));
      await lift();
      await failed.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(heading(page, remote.heading)).toBeVisible();
      expect(await page.evaluate(() => 'sameLoad' in globalThis)).toBe(true);
    });
  }
}

test('mf-public: the back office asks for nothing of it, whatever fault it has', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(ACTIONS.path);
  for (const { link, heading: name } of [ACTIONS, DASHBOARD, SECURITY]) {
    await inMenu(page, link).click();
    await expect(heading(page, name)).toBeVisible();
  }
  const of = (id: string) => asked.filter((path) => path.startsWith(`/mf/${id}/`));
  expect(of('mf-admin-account')).not.toEqual([]);
  expect(of('mf-public')).toEqual([]);
});
