import { expect, type Page, type Request } from '@playwright/test';

/** A look at the requests under way, this often. */
const LOOK_MS = 100;
/** Between one answer and the request it leads to. */
const QUIET_LOOKS = 4;

/**
 * Follows such requests of all tabs from here on. What it returns resolves once each has its answer, none has come
 * after that, and the page is free: one that still works through a script may be about to ask.
 */
export function followAnswers(page: Page, isFollowed: (request: Request) => boolean): () => Promise<void> {
  const open = new Set<Request>();
  const context = page.context();
  context.on('request', (request) => void (isFollowed(request) && open.add(request)));
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  return async () => {
    let quiet = 0;
    const isFree = () => page.evaluate(() => true).catch(() => false);
    const look = async () => (quiet = (await isFree()) && open.size === 0 ? quiet + 1 : 0);
    await expect.poll(look, { intervals: [LOOK_MS] }).toBeGreaterThanOrEqual(QUIET_LOOKS);
  };
}
