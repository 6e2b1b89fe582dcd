import type { Browser } from '@playwright/test';

export interface Visit {
  /** Of all answers' bodies as they came over the wire. */
  readonly bytes: number;
  /** Milliseconds to the first paint with something on it. */
  readonly paint: number;
  /** Milliseconds until `text` could be read. */
  readonly readable: number;
}

/** A first visit, with nothing in the cache, until the reader sees what they came for. */
export async function visit(browser: Browser, address: string, text: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByText(text).first().waitFor();
    const readable = performance.now() - start;
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { bytes, paint: Number(await paint.jsonValue()), readable };
  } finally {
    await context.close();
  }
}
