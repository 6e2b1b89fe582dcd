import type { Page, Request } from '@playwright/test';
import { followAnswers } from './answered.ts';

/** Less than a script may take. */
const LAST_MS = 90_000;
/** A script on its way leads to requests of its own. A stream of events has no end to wait for. */
const LEADING = ['fetch', 'script', 'stylesheet'];
const isFollowed = (request: Request) =>
  LEADING.includes(request.resourceType()) && request.headers()['accept'] !== 'text/event-stream';

/**
 * Gives the page, and every tab of its context, a clock of its own and returns what moves it on, by milliseconds. It moves when every request has its
 * answer: one on its way would seem to have waited all that time, and be given up or read as news of a later hour.
 */
export async function installClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  const answered = followAnswers(page, isFollowed);
  await page.clock.install();
  return async (milliseconds) => {
    // The end of a long jump comes by itself: what one tab tells another, and that one loads, must not time out by it.
    if (milliseconds > LAST_MS) {
      await answered();
      await page.clock.fastForward(milliseconds - LAST_MS);
    }
    await answered();
    await page.clock.fastForward(Math.min(milliseconds, LAST_MS));
  };
}
