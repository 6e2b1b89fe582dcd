import type { Browser } from '@playwright/test';

/**
 * The calls of our API that a first visit made before the page was painted with a theory on it. All scripts are held
 * back until then: what has to be asked for before the first paint would keep it from coming at all.
 */
export async function askedBeforePaint(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.route('**/*.js', () => new Promise(() => undefined));
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.getByRole('main').getByRole('article').first().waitFor();
    return asked;
  } finally {
    await page.close();
  }
}
