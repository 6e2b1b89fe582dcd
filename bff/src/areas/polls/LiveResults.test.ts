import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveResults } from './LiveResults.ts';

const clock = { now: () => new Date() };

/** A database that answers when told, with the number of the question as the votes. */
function slowDatabase() {
  const questions: (() => void)[] = [];
  const query = () =>
    new Promise((resolve) => {
      const votes = questions.length + 1;
      questions.push(() => resolve({ rows: [{ id: 'p', state: 'open', options: ['a'], votes: [votes] }] }));
    });
  return { live: new LiveResults({ pool: { query } as unknown as Pool, clock }), questions };
}

// The event loop goes on as ever: only what the time is depends on the test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(10_000));
afterEach(() => void vi.useRealTimers());

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('reads once for however many ask', async () => {
  const { live, questions } = slowDatabase();
  const asked = [live.of('p'), live.of('p'), live.of('other')];
  questions[0]?.();
  const [one, two, other] = await Promise.all(asked);
  expect(questions).toHaveLength(1);
  expect(one).toBe(two);
  expect(one?.results.total).toBe(1);
  expect(other).toBeUndefined();
});

it('renews in the background what is getting old, and serves nobody from what is too old', async () => {
  const { live, questions } = slowDatabase();
  void live.of('p');
  questions[0]?.();
  await turn();
  vi.advanceTimersByTime(500);
  expect(live.peek('p')?.results.total).toBe(1);
  expect(questions).toHaveLength(2);
  vi.advanceTimersByTime(501);
  expect(live.peek('p')).toBeNull();
});

it('gives nobody a reading that began more than a second before they asked', async () => {
  const { live, questions } = slowDatabase();
  void live.of('p');
  vi.advanceTimersByTime(1_001);
  const late = live.of('p');
  questions[0]?.();
  await turn();
  questions[1]?.();
  expect((await late)?.results.total).toBe(2);
});
