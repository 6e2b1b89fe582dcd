import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { DeadlinePassed, untilDeadline, withinDeadline } from './deadline.ts';

it('takes no request for answered that was given up, though its timer fired before its time', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const left = { ms: Number.NaN };
  const work = Promise.withResolvers<void>();
  const late = withinDeadline(5, async () => {
    await work.promise;
    left.ms = untilDeadline();
  });
  await expect(late).rejects.toThrow(DeadlinePassed);
  clock.mockReturnValue(1_010);
  work.resolve();
  await expect.poll(() => left.ms).toBe(-5);
  clock.mockRestore();
});

it('lets go on what follows an answer in time', async () => {
  const left = { ms: Number.NaN };
  const after = Promise.withResolvers<void>();
  await withinDeadline(60_000, async () => {
    void after.promise.then(() => (left.ms = untilDeadline()));
  });
  after.resolve();
  await setTimeout(0);
  expect(left.ms).toBe(Number.POSITIVE_INFINITY);
});
