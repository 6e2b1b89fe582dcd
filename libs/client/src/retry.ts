import type { ApiError } from './ApiError.ts';

const SECOND = 1000;
const FIRST_PAUSE = SECOND / 2;
const LONGEST_PAUSE = 8 * SECOND;
/** Who is told to wait longer has better things to do: the caller decides. */
const LONGEST_WAIT = 60;

/** No answer, too many requests, and what proxies and a server under load say in passing. */
const IN_PASSING: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

/**
 * Milliseconds to wait before the attempt after `attempts` of them; null: another one makes no sense. What the answer asks for
 * is kept to; else each pause is up to twice as long as the one before, by chance, so that many who failed at once
 * don't come back at once.
 */
export function pauseAfter(error: ApiError, attempts: number, random = Math.random()): number | null {
  const { status, code, retryAfter } = error;
  // A place in the visitors' line is kept by a header of its own, not by asking again.
  if (!IN_PASSING.has(status) || code === 'IN_LINE') return null;
  if (retryAfter !== null) return retryAfter > LONGEST_WAIT ? null : retryAfter * SECOND;
  const most = Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE);
  return most / 2 + (random * most) / 2;
}

/** Waits; rejects with the signal's reason as soon as that is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
