import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '@fio/tools/browser';

export interface Checked {
  readonly seconds: number;
  /** Of the page's process at its highest. */
  readonly megabytes: number;
  readonly verdict: string;
  /** What was refused, where. */
  readonly place: string;
  /** Different states of progress that the page showed. */
  readonly progress: number;
  /** The longest that the page didn't answer, in milliseconds. */
  readonly longest: number;
}

const parentOf = (pid: string): string =>
  /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';

/** Whether a process is one of the browser's own, however many lie between. */
function isBelow(pid: string, browser: string): boolean {
  for (let one = pid; one !== '0'; one = parentOf(one)) if (one === browser) return true;
  return false;
}

/** Of the browser's processes for pages, the most memory that one of them had, in megabytes. */
function peakMemory(browser: string): number {
  const peaks = readdirSync('/proc').flatMap((pid) => {
    try {
      const isPage = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer');
      if (!isPage || !isBelow(pid, browser)) return [];
      return [Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024];
    } catch {
      // It has ended, or is no process.
      return [];
    }
  });
  if (peaks.length === 0) throw new Error('The page has no process.');
  return Math.max(...peaks);
}

/** Has the page check a folder of files in Chromium, off line. */
export async function checkInBrowser(page: string, folder: string): Promise<Checked> {
  const server = await chromium.launchServer({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const context = await browser.newContext({ offline: true, locale: 'en' });
    const tab = await context.newPage();
    await tab.goto(pathToFileURL(page).href);
    await tab.evaluate(() => {
      const seen = new Set<string>();
      let [last, longest] = [performance.now(), 0];
      setInterval(() => {
        const now = performance.now();
        [last, longest] = [now, Math.max(longest, now - last)];
        const current = document.querySelector('[aria-current=step]');
        if (current) seen.add(current.textContent);
        document.body.dataset['seen'] = String(seen.size);
        document.body.dataset['longest'] = String(Math.round(longest));
      }, 10);
    });
    await tab.locator('#folder').setInputFiles(folder);
    const start = performance.now();
    const verdict = tab.locator('[data-verdict]');
    await verdict.waitFor({ timeout: 600_000 });
    const seconds = (performance.now() - start) / 1000;
    const megabytes = peakMemory(String(server.process().pid));
    const { seen = '', longest = '' } = await tab.evaluate(() => ({ ...document.body.dataset }));
    return {
      seconds,
      megabytes,
      verdict: (await verdict.getAttribute('data-verdict')) ?? '',
      place: await tab
        .locator('section code')
        .allInnerTexts()
        .then((texts) => texts[0] ?? ''),
      progress: Number(seen),
      longest: Number(longest),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
