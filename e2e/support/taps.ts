import type { Page } from '@playwright/test';

/** Counts what is pressed on this document from now on: buttons, links and tabs, not what a form is filled in with. */
export const countTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let taps = 0;
    document.addEventListener(
      'click',
      ({ target, isTrusted }) => {
        // What the first script does again, pressed before the page was ready, is no tap.
        if (isTrusted && target instanceof Element && target.closest('button, a'))
          document.documentElement.dataset['taps'] = String((taps += 1));
      },
      true,
    );
  });

/** How many there were since; NaN on a document that was loaded meanwhile. */
export const taps = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['taps']));
