// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost/admin/shows?f[state]=open" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOfPreview, joinPreview } from './preview-tabs.ts';

const PREVIEW = 'fio.preview';
const PAGE = '/admin/shows?f[state]=open';
/** The locks that other tabs of the browser hold, and those this page asked for. */
let held: string[];
const request = vi.fn(async () => undefined);
const closesNow = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  held = [];
  request.mockClear();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', PAGE);
  const query = async () => ({ held: held.map((name) => ({ name })) });
  vi.stubGlobal('navigator', { ...window.navigator, locks: { query, request } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends where the server takes the cookie back, with all that the address says', () => {
  window.history.replaceState(null, '', '/login?utm_source=x#reset=secret');
  expect(endOfPreview()).toBe('/login?utm_source=x&preview=#reset=secret');
});

it('is begun by its link, of which nothing stays in the address', async () => {
  window.history.replaceState(null, '', `${PAGE}#preview`);
  expect(await joinPreview('b1')).toBe(true);
  expect(window.location.href.endsWith(PAGE)).toBe(true);
  expect(request).toHaveBeenCalledWith(PREVIEW, { mode: 'shared' }, expect.any(Function));
});

it('goes on in its own tab over a reload, and in another one while it is open somewhere', async () => {
  held = [PREVIEW];
  expect(await joinPreview('b1')).toBe(true);
  held = [];
  expect(await joinPreview('b1')).toBe(true);
});

it('is over in a tab opened after the last one was closed, and of another build than this tab was of', async () => {
  expect(await joinPreview('b1')).toBe(false);
  window.sessionStorage.setItem(PREVIEW, 'b0');
  held = ['another.lock'];
  expect(await joinPreview('b1')).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

it('waits for a tab that is being reloaded, which holds nothing meanwhile', async () => {
  held = [PREVIEW];
  await joinPreview('b1');
  // That page goes, and this one is opened before it is back.
  closesNow();
  held = [];
  window.sessionStorage.clear();
  const joined = joinPreview('b1');
  await vi.advanceTimersByTimeAsync(500);
  held = [PREVIEW];
  await vi.advanceTimersByTimeAsync(500);
  expect(await joined).toBe(true);
});

it('is over once a tab that went away is not back', async () => {
  held = [PREVIEW];
  await joinPreview('b1');
  closesNow();
  held = [];
  window.sessionStorage.clear();
  const joined = joinPreview('b1');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await joined).toBe(false);
});

it('is in every tab where pages cannot know of each other', async () => {
  vi.stubGlobal('navigator', { ...window.navigator, locks: undefined });
  expect(await joinPreview('b1')).toBe(true);
});
