import { delay, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '../testing/setup.ts';
import { fetchInTime } from './fetch-in-time.ts';

const ADDRESS = '/api/silent';
afterEach(() => vi.useRealTimers());
/** Resolves when the request has come. */
const silent = () =>
  new Promise<void>((come) =>
    server.use(
      http.get(ADDRESS, async () => {
        come();
        await delay('infinite');
      }),
    ),
  );

it('gives up an answer that doesn’t begin', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = silent();
  const answer = fetchInTime(ADDRESS, {});
  const outcome = answer.catch((error: unknown) => error);
  await asked;
  vi.advanceTimersByTime(20_000);
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
});

it('is given up by who asked', async () => {
  const caller = new AbortController();
  const asked = silent();
  const outcome = fetchInTime(ADDRESS, { signal: caller.signal }).catch((error: unknown) => error);
  await asked;
  caller.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
});

it('is given up by who asked, also before and while the body comes, in browsers that join no signals', async () => {
  vi.stubGlobal('AbortSignal', { ...AbortSignal, any: undefined });
  try {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('whole'));
    const caller = new AbortController();
    await fetchInTime(ADDRESS, { signal: caller.signal });
    expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
    caller.abort();
    expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    await fetchInTime(ADDRESS, { signal: caller.signal });
    expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    fetched.mockRestore();
  } finally {
    vi.unstubAllGlobals();
  }
});

it('waits for a body as long as that takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('whole'));
  await fetchInTime(ADDRESS, {});
  vi.advanceTimersByTime(60_000);
  expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
  fetched.mockRestore();
});
