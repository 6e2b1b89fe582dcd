import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveFeed } from './LiveFeed.ts';

let total: number;
let feed: LiveFeed;

const readings = { fresh: async () => new Map([['p', { text: String(total) }]]) };

beforeEach(() => {
  total = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  feed = new LiveFeed({ readings, publish: async () => undefined });
  feed.start();
});
afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

const vote = () => {
  total += 1;
  feed.wake();
};
const told = () => feed.frame('p')?.text;

it('tells of a vote at once, whenever it comes in a quiet time', async () => {
  await vi.advanceTimersByTimeAsync(1_250);
  vote();
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe('1');
});

it('tells of the votes of a rush together, a few times a second', async () => {
  const read = vi.spyOn(readings, 'fresh');
  for (let count = 0; count < 200; count += 1) {
    vote();
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(told()).not.toBe('0');
  expect(read.mock.calls.length).toBeLessThanOrEqual(6);
  await vi.advanceTimersByTimeAsync(200);
  expect(told()).toBe('200');
});

it('sees within its time what another process has counted', async () => {
  await vi.advanceTimersByTimeAsync(500);
  total += 1;
  await vi.advanceTimersByTimeAsync(400);
  expect(told()).toBe('1');
});
