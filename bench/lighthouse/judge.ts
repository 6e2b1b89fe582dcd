import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { browserArgs, findBrowser } from '../../tools/browser.ts';

/** Lighthouse's own mobile profile: a slow network, a processor at a quarter, nothing in the cache. */
export async function judge(address: string, port: number): Promise<Result> {
  const args = [...browserArgs(), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const run = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (!run) throw new Error(`${address} could not be judged.`);
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}
