import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { connectBy, TELEPHONE } from '../lib/connection.ts';

/** A page of another remote than the one it is opened from, by its link in the menu. */
export interface Target {
  readonly remote: string;
  readonly path: string;
  readonly link: string;
  readonly heading: string;
}

export const TARGETS: readonly Target[] = [
  { remote: 'mf-admin-promo', path: '/admin/dashboard', link: 'Dashboard', heading: 'Dashboard' },
  { remote: 'mf-admin-account', path: '/admin/update', link: 'Alterar senha', heading: 'Segurança' },
];
/** A page of a third one, where all start. */
export const START = '/admin/actions';

/** A page with nothing in the browser's cache. The network is a telephone's from `slow` on. */
export async function freshPage(context: BrowserContext): Promise<{ page: Page; slow: () => Promise<void> }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  return { page, slow: () => connectBy(cdp, TELEPHONE) };
}

/** Resolves once files of the remote have come and for half a second none is on its way; throws after a minute. */
export async function filesCome(page: Page, remote: string, act: () => Promise<unknown>): Promise<number> {
  let [open, files, last] = [0, 0, Date.now()];
  page.on('request', () => (open += 1));
  const over = (address: string) => {
    open -= 1;
    last = Date.now();
    if (address.includes(`/mf/${remote}/`)) files += 1;
  };
  page.on('requestfinished', (request) => over(request.url()));
  page.on('requestfailed', (request) => over(request.url()));
  await act();
  const deadline = Date.now() + 60_000;
  while (open > 0 || Date.now() - last < 500) {
    if (Date.now() > deadline) throw new Error(`After a minute ${open} requests are still on their way.`);
    await sleep(50);
  }
  return files;
}

export const linkTo = (page: Page, { link }: Target) =>
  page.getByRole('navigation').getByRole('link', { name: link, exact: true });

/** As texts: the types of this package know Node alone. Both answer with the page's own clock. */
const there = (heading: string) => `new Promise((resolve) => {
  const look = () => {
    const found = [...document.querySelectorAll('main h1')].some((one) => one.textContent.trim() === ${JSON.stringify(heading)});
    if (found) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})`;
const clicked = ({ link, heading }: Target) => `(() => {
  const links = [...document.querySelectorAll('nav a')];
  const start = performance.now();
  links.find((one) => one.textContent.trim() === ${JSON.stringify(link)}).click();
  return ${there(heading)}.then((end) => end - start);
})()`;

async function fullLoad(context: BrowserContext, { path, heading }: Target): Promise<number> {
  const { page, slow } = await freshPage(context);
  await slow();
  await page.goto(path, { waitUntil: 'commit' });
  const time = await page.evaluate<number>(there(heading));
  await page.close();
  return time;
}

async function routeChange(context: BrowserContext, target: Target, early: boolean): Promise<number> {
  const { page, slow } = await freshPage(context);
  await filesCome(page, target.remote, () => page.goto(START));
  await slow();
  if (early) await filesCome(page, target.remote, () => linkTo(page, target).dispatchEvent('pointerover'));
  const time = await page.evaluate<number>(clicked(target));
  await page.close();
  return time;
}

/** The three ways to the page, in turn. */
export async function times(context: BrowserContext, target: Target, rounds: number) {
  const seen = { full: [] as number[], cold: [] as number[], ready: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    seen.full.push(await fullLoad(context, target));
    seen.cold.push(await routeChange(context, target, false));
    seen.ready.push(await routeChange(context, target, true));
  }
  return seen;
}
