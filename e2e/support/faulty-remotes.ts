import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Services } from '../../bff/test/services.ts';
import { PASSWORD, createStaff } from '../../bff/test/factories.ts';
import { FAULTY_REMOTE } from './expected.ts';
import { HANG, type Fault, type Faulty } from './faults.ts';
import { enter } from './sessions.ts';
import { expect, someAddress, test as base } from './test.ts';

async function signInStaff(browser: Browser, services: Services): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: services.config.publicUrl.origin,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  const { email } = await createStaff(services);
  await enter(await context.newPage(), 'admin', { email, password: PASSWORD });
  return context;
}

/**
 * Signed in once for all that a worker runs of these tests in a row. No fixture of the worker, for which Playwright would
 * start further workers, each with a browser and all of the product's modules.
 */
const signedIn = new WeakMap<Browser, Promise<BrowserContext>>();
function staffOf(browser: Browser, services: Services): Promise<BrowserContext> {
  const known = signedIn.get(browser);
  if (known) return known;
  const context = signInStaff(browser, services);
  signedIn.set(browser, context);
  // Another test's reused context ends all others of the browser.
  void context.then((opened) => opened.on('close', () => signedIn.delete(browser)));
  return context;
}

/** Playwright's `test` with a page of its own beside the others of one person of staff. */
export const test = base.extend({
  page: async ({ browser, services }, use) => {
    const page = await (await staffOf(browser, services)).newPage();
    await use(page);
    await page.close();
  },
});

export const ACTIONS = { path: '/admin/actions', link: 'Ações', heading: 'Ações' };
export const DASHBOARD = { path: '/admin/dashboard', link: 'Dashboard', heading: 'Dashboard' };
export const SECURITY = { path: '/admin/update', link: 'Alterar senha', heading: 'Alterar senha' };

/** A remote, and a page of another, which must go on. Visitors have one remote: they come from a page of the shell's. */
export interface Opened extends Faulty {
  readonly other: typeof ACTIONS | null;
}

export const REMOTES: readonly Opened[] = [
  { id: 'mf-public', from: '/nao/existe', path: '/teoria', link: 'Teorias', heading: 'Teorias', other: null },
  { id: 'mf-admin-promo', from: ACTIONS.path, ...DASHBOARD, other: ACTIONS },
  { id: 'mf-admin-logs', from: SECURITY.path, ...ACTIONS, other: SECURITY },
  { id: 'mf-admin-account', from: DASHBOARD.path, ...SECURITY, other: DASHBOARD },
];

export const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });
export const inMenu = (page: Page, name: string) =>
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

/** The page as it is loaded now. */
const markLoad = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isThisLoad: true }));
const isThisLoad = (page: Page) => page.evaluate(() => 'isThisLoad' in globalThis);
/** Not by an event of loading: one that is still to come would be taken for a later one. */
const loadedAnew = (page: Page) => page.waitForFunction(() => !('isThisLoad' in globalThis));

/** Goes to a page of the remote that failed; for a missing chunk a page in use is loaded anew each time. */
async function arrive(page: Page, kind: string | null, go: () => Promise<void>): Promise<void> {
  await markLoad(page);
  await go();
  if (kind === 'chunk') await loadedAnew(page);
}

/** A test of one fault of one remote. */
export function testOf(remote: Opened, { name, kinds, inject }: Fault): void {
  const { id, from, link, other } = remote;
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
    await markLoad(page);
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
    if (kind === 'chunk') await loadedAnew(page);
    await expect(failed).toBeVisible();
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
    await markLoad(page);
    await lift();
    await failed.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(heading(page, remote.heading)).toBeVisible();
    expect(await isThisLoad(page)).toBe(true);
  });
}
