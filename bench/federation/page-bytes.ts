import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** What a page downloads until it is interactive: bytes at gzip level 9, headers apart. */
export interface PageBytes {
  scripts: { address: string; bytes: number }[];
  scriptBytes: number;
  styleBytes: number;
  /** Answers of every kind, the page itself, pictures, fonts and data among them. */
  requests: number;
}

const gzipped = (body: Buffer) => gzipSync(body, { level: 9 }).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * Opens a page in a fresh profile, waits for its first heading and for the network to be quiet, and weighs every
 * script and style it asked for. Bodies are weighed alike whatever the server compressed them with.
 */
export async function pageBytes(browser: Browser, address: string): Promise<PageBytes> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const files: Promise<{ type: string; address: string; bytes: number }>[] = [];
    const asked = new Set<string>();
    page.on('response', (response) => {
      asked.add(response.url());
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      const url = new URL(response.url()).pathname;
      files.push(response.body().then((body) => ({ type, address: url, bytes: gzipped(body) })));
    });
    await page.goto(address);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(files);
    // A preloaded file is answered twice, and downloaded once.
    const once = [...new Map(all.map((file) => [file.address, file])).values()];
    const scripts = once.filter(({ type }) => type === 'script').sort((a, b) => b.bytes - a.bytes);
    const styles = once.filter(({ type }) => type === 'stylesheet');
    return {
      scripts,
      scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
      styleBytes: sum(styles.map(({ bytes }) => bytes)),
      requests: asked.size,
    };
  } finally {
    await context.close();
  }
}
