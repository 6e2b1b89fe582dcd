import { type Locator, type Page, expect } from '@playwright/test';

/** As far as the Tab key may have to be pressed before what is looked for. */
const FAR = 60;

/** Presses Tab until the element has the focus: it is reached as a person without a mouse reaches it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let count = 0; count < FAR; count += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${FAR} presses of Tab did not reach ${wanted.toString()}.`);
}
