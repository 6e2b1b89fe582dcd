import { describe, expect, it } from 'vitest';
import { BoundedQueue, QueueFull } from './BoundedQueue.ts';

describe('BoundedQueue', () => {
  it('runs so many at once, in order, and refuses what is beyond', async () => {
    const queue = new BoundedQueue({ concurrency: 2, limit: 2 });
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const started: number[] = [];
    const runs = gates.map((gate, index) =>
      queue.run(() => {
        started.push(index);
        return gate.promise;
      }),
    );
    await expect(queue.run(() => Promise.resolve())).rejects.toBeInstanceOf(QueueFull);
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve();
    await runs[1];
    expect(started).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    await Promise.all(runs);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('gives the place on after a failure', async () => {
    const queue = new BoundedQueue({ concurrency: 1, limit: 1 });
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
    await expect(queue.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });
});
