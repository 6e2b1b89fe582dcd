import type { Browser, Page } from '@playwright/test';

/** Milliseconds from the start of the navigation. */
export interface Visit {
  /** The frame with its menu, painted from what the page brought along. */
  readonly shell: number;
  /** The picture or the line the page opens with, as far as it came. */
  readonly largest: number;
}

/** When the browser first painted something of the page. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);

/** As a text: the types of this package know the observer of Node alone. */
const LARGEST = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** A first visit, with nothing in the cache. With `whole`, to the point where the first theory can be answered. */
export async function visit(browser: Browser, address: string, whole: boolean): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    const shell = Number(await (await painted(page)).jsonValue());
    // What was painted first must be the frame: the same handful of words with the remote and without.
    await page.getByRole('banner').waitFor();
    if (whole) {
      await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('button')
        .first()
        .click({ trial: true });
      await page.waitForLoadState('networkidle');
    }
    return { shell, largest: await page.evaluate<number>(LARGEST) };
  } finally {
    await context.close();
  }
}

/** The middle of several first visits to each address, in turn. */
export async function visits(
  browser: Browser,
  sites: readonly { readonly address: string; readonly whole: boolean }[],
  rounds: number,
): Promise<Visit[]> {
  const seen: Visit[][] = sites.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { address, whole }] of sites.entries())
      seen[index]?.push(await visit(browser, address, whole));
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
  return seen.map((all) => ({
    shell: middle(all.map(({ shell }) => shell)),
    largest: middle(all.map((one) => one.largest)),
  }));
}
