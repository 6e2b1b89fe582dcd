import { beforeEach, afterEach, expect, it, vi } from 'vitest';

const WRITTEN = Date.parse('2026-03-01T15:00:00.000Z');
const MINUTE = 60_000;

let boot: typeof import('./index.ts');

/** A page whose answer came at that moment of this machine's clock, and whose scripts have begun. */
async function arrived(at: number, navigation: object = {}): Promise<void> {
  vi.setSystemTime(at);
  const entries = [{ responseStart: 200, ...navigation }];
  vi.stubGlobal('performance', { timeOrigin: at - 200, getEntriesByType: () => entries });
  vi.resetModules();
  boot = await import('./index.ts');
  boot.provideBoot({ now: new Date(WRITTEN).toISOString() } as never);
  boot.holdTime(false);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is right on a page that asks for the time long after it came', async () => {
  await arrived(WRITTEN);
  vi.setSystemTime(WRITTEN + 10 * MINUTE);
  expect(boot.serverNow().getTime()).toBe(WRITTEN + 10 * MINUTE);
});

it('follows the server where this machine is wrong, however late it asks', async () => {
  await arrived(WRITTEN - 5 * MINUTE);
  vi.setSystemTime(WRITTEN - 2 * MINUTE);
  expect(boot.serverNow().getTime()).toBe(WRITTEN + 3 * MINUTE);
});

it('goes by the last answer where a kept page was confirmed, and by this machine after a step back', async () => {
  const confirmed = WRITTEN + 60 * MINUTE;
  await arrived(confirmed, { serverTiming: [{ name: 'now', duration: confirmed }] });
  expect(boot.serverNow().getTime()).toBe(confirmed);
  await arrived(confirmed, { type: 'back_forward' });
  expect(boot.serverNow().getTime()).toBe(confirmed);
});
