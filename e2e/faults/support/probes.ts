import { expect } from '@playwright/test';

/** What a probe gets, as an orchestrator asks: within two seconds, or nothing. */
export async function probe(origin: string, path: string): Promise<number | null> {
  try {
    const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

/** Waits until the probe says so. */
export const becomes = (origin: string, path: string, status: number): Promise<void> =>
  expect.poll(() => probe(origin, path), { intervals: [100] }).toBe(status);
