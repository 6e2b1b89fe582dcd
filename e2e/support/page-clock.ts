import type { Page } from '@playwright/test';
import { followAnswers } from './answered.ts';

/**
 * Gives the page a clock of its own and returns what moves it on, by milliseconds. It moves when every request has its
 * answer: one on its way would seem to have waited all that time, and be given up or read as news of a later hour.
 */
export async function installClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  const answered = followAnswers(page, (request) => request.resourceType() === 'fetch');
  await page.clock.install();
  return async (milliseconds) => {
    await answered();
    await page.clock.fastForward(milliseconds);
  };
}
