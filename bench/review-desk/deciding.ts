import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** So long a reviewer looks at a picture: most take longer. */
const LOOK_MS = 700;
const NEXT = '**/api/admin/invoices/next';

/** In the page: milliseconds from a press of A to the frame that shows the next picture, one after the other. */
declare global {
  var shownAfter: number[];
}

function watch(): void {
  globalThis.shownAfter = [];
  let pressed: number | null = null;
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'a') pressed = performance.now();
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !target.alt.startsWith('Foto da nota')) return;
      const since = pressed;
      pressed = null;
      if (since === null) return;
      const shown = () => globalThis.shownAfter.push(performance.now() - since);
      // What is decoded before a frame is painted with it.
      void target.decode().then(() => requestAnimationFrame(shown));
    },
    true,
  );
}

interface Deciding {
  readonly count: number;
  /** Whether the desk may fetch the next case while one looks at this one. */
  readonly isEarly: boolean;
}

/** Approves so many receipts in a row by the keyboard; how long each next picture took to be shown. */
export async function decideInARow(page: Page, { count, isEarly }: Deciding): Promise<number[]> {
  await page.addInitScript(watch);
  // The first, then one for each that is decided: what is asked for beyond that is asked for early.
  let asked = 1;
  if (!isEarly) await page.route(NEXT, (route) => (asked-- > 0 ? route.continue() : route.abort()));
  await page.goto('/admin/invoices/review');
  await page.getByRole('img', { name: /^Foto da nota/ }).waitFor();
  for (let decided = 0; decided < count; decided += 1) {
    await sleep(LOOK_MS);
    asked = 1;
    await page.keyboard.press('a');
    await page.waitForFunction((most) => globalThis.shownAfter.length > most, decided);
  }
  const times = await page.evaluate(() => globalThis.shownAfter);
  await page.unroute(NEXT);
  return times;
}
