import type { CDPSession } from '@playwright/test';

/** A line between a browser and the product: milliseconds there and back, and megabits a second in either direction. */
export interface Connection {
  readonly latency: number;
  readonly megabits: number;
}

export const TELEPHONE: Connection = { latency: 170, megabits: 9 };
export const OFFICE: Connection = { latency: 40, megabits: 50 };

const MEGABIT = 1_000_000 / 8;

/** Has all requests of a page pass through such a line from now on; `cdp` is a session of the page. */
export async function connectBy(cdp: CDPSession, { latency, megabits }: Connection): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: megabits * MEGABIT,
    uploadThroughput: megabits * MEGABIT,
  });
}
