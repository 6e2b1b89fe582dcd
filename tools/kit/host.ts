import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Page, type Route } from '@playwright/test';
import type { BootDocument } from '@fio/contracts/documents/boot';
import { bareBoot } from '@fio/contracts/testing/bare-boot';
import { browserArgs, findBrowser } from '../browser.ts';
import { ROOT } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import type { Container } from './container.ts';
import { inspect, type Inspected, type SeenRoute } from './page/inspect.ts';
import { observe } from './page/observe.ts';
import { type OpenedPage, openPage } from './page/open-page.ts';

/** Answered from here, never from the network. A name that browsers trust as they trust https. */
const ORIGIN = 'http://localhost';
const SHELL = join(ROOT, 'shell/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A page that is none of any remote's: the shell alone. */
function pageOf(side: BootDocument['side']): string {
  const file = join(SHELL, 'index.html');
  if (!existsSync(file)) throw new UserError('The shell has not been built. Run: npm test -- build');
  return readFileSync(file, 'utf8').replace('__BOOT__', JSON.stringify(bareBoot({ side, status: 404 })));
}

/** What a container showed of itself: as a whole, and page by page. */
export interface Seen extends Inspected {
  readonly pages: readonly OpenedPage[];
}

const rootOf = ({ manifest: { id } }: Container) => `/mf/${id}/`;
const baseOf = (container: Container) => `${rootOf(container)}${container.manifest.build}/`;

/** The shell's files, the container's, the page, and no API. */
function answer(container: Container, route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const contentType = TYPES[extname(pathname)] ?? 'text/html';
  const root = rootOf(container);
  if (pathname.startsWith(root)) {
    const body = container.files.get(pathname.slice(pathname.indexOf('/', root.length) + 1));
    return route.fulfill(body ? { body, contentType } : { status: 404 });
  }
  const asset = join(SHELL, pathname);
  if (pathname.startsWith('/assets/') && existsSync(asset))
    return route.fulfill({ path: asset, contentType });
  if (extname(pathname) || pathname.startsWith('/api/')) return route.fulfill({ status: 404 });
  return route.fulfill({ body: pageOf(container.manifest.side), contentType });
}

/** The shell, with nothing of the container yet. */
async function openShell(page: Page, container: Container): Promise<void> {
  await page.route('**/*', (route) => answer(container, route));
  await page.goto(`${ORIGIN}${container.manifest.side === 'admin' ? '/admin/none' : '/none'}`);
  // Once the shell has drawn, what it provides is there to be taken.
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
}

async function look(page: Page, container: Container): Promise<Inspected> {
  const { id, entry, integrity, exposes } = container.manifest;
  const base = baseOf(container);
  await page.addInitScript(observe, base);
  await openShell(page, container);
  return page.evaluate(inspect, { id, base, entry, integrity: integrity[entry] ?? '', exposes });
}

const isLazy = ({ lazy, children }: SeenRoute): boolean => lazy || children.some(isLazy);

/** Opens each page of the container as if it were the first of it. */
async function openPages(page: Page, container: Container): Promise<OpenedPage[]> {
  const { id, entry, integrity } = container.manifest;
  await openShell(page, container);
  const pages: OpenedPage[] = [];
  for (;;) {
    const index = pages.length;
    const asked = { id, entry, integrity: integrity[entry] ?? '', index };
    const opened = await page.evaluate(openPage, { ...asked, base: `${rootOf(container)}page-${index}/` });
    if (!opened) return pages;
    pages.push(opened);
  }
}

/** Opens containers in Chromium, each on a page of its own beside the real shell. */
export interface Host {
  see: (container: Container) => Promise<Seen>;
  close: () => Promise<void>;
}

export async function startHost(): Promise<Host> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
  const on = async <Result>(
    work: (page: Page, container: Container) => Promise<Result>,
    container: Container,
  ) => {
    const page = await browser.newPage({ baseURL: ORIGIN });
    try {
      return await work(page, container);
    } finally {
      await page.close();
    }
  };
  return {
    see: async (container) => {
      const inspected = await on(look, container);
      const hasPages = inspected.routes.some(isLazy);
      return { ...inspected, pages: hasPages ? await on(openPages, container) : [] };
    },
    close: () => browser.close(),
  };
}
