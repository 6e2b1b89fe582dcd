import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** So long a reviewer looks at a picture: most take longer. */
const LOOK_MS = 700;

/** In the page. */
declare global {
  /** Milliseconds from a press of A to the frame that shows the next picture, one after the other. */
  var shownAfter: number[];
  /** Whether somebody looks at a picture that is there, and has not decided. */
  var isLookedAt: boolean;
}

function watch(): void {
  globalThis.shownAfter = [];
  globalThis.isLookedAt = false;
  let pressed: number | null = null;
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'a') return;
      pressed = performance.now();
      globalThis.isLookedAt = false;
    },
    true,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !target.alt.startsWith('Foto da nota')) return;
      // Before the page hears of it.
      globalThis.isLookedAt = true;
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

/** Lets nothing be fetched for as long as nobody has decided: what is asked for then is asked for early. */
function waitForDecisions(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname === '/api/admin/invoices/next' && globalThis.isLookedAt
      ? Promise.reject(new TypeError('Nobody has decided.'))
      : fetch(input, init);
  };
}

interface Deciding {
  readonly count: number;
  /** Whether the desk may fetch the next case while one looks at this one. */
  readonly isEarly: boolean;
}

/** Milliseconds, of each receipt. */
interface Took {
  /** From the key to the next picture. */
  readonly shown: readonly number[];
  /** After one has looked, until the decision before is answered and the desk takes the next. */
  readonly waited: readonly number[];
}

/** Approves so many receipts in a row by the keyboard. */
export async function decideInARow(page: Page, { count, isEarly }: Deciding): Promise<Took> {
  const waited: number[] = [];
  await page.addInitScript(watch);
  if (!isEarly) await page.addInitScript(waitForDecisions);
  await page.goto('/admin/invoices/review');
  await page.getByRole('img', { name: /^Foto da nota/ }).waitFor();
  for (let decided = 0; decided < count; decided += 1) {
    await sleep(LOOK_MS);
    const from = performance.now();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    waited.push(performance.now() - from);
    await page.keyboard.press('a');
    await page.waitForFunction((most) => globalThis.shownAfter.length > most, decided);
  }
  return { shown: await page.evaluate(() => globalThis.shownAfter), waited };
}
