import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/index.ts';
import { runBulk } from './run-bulk.ts';

const refusal = (message: string) => new ApiError(409, { code: 'CONFLICT', message });

describe('runBulk', () => {
  it('goes on after a refusal, one by one, and tells how far it is', async () => {
    const order: string[] = [];
    const progress: number[] = [];
    const result = await runBulk(
      ['a', 'b', 'c'],
      async (item) => {
        order.push(`${item} begins`);
        await Promise.resolve();
        order.push(`${item} ends`);
        if (item === 'b') throw refusal('mudou');
      },
      { onProgress: (behind) => progress.push(behind), isStopped: () => false },
    );
    expect(result).toEqual({ done: ['a', 'c'], failed: [{ item: 'b', reason: 'mudou' }] });
    expect(order).toEqual(['a', 'b', 'c'].flatMap((item) => [`${item} begins`, `${item} ends`]));
    expect(progress).toEqual([1, 2, 3]);
  });

  it('leaves the rest undone once it is stopped', async () => {
    const done: string[] = [];
    const run = (item: string) => Promise.resolve(done.push(item));
    const watch = { onProgress: () => undefined, isStopped: () => done.length === 2 };
    expect(await runBulk(['a', 'b', 'c'], run, watch)).toEqual({ done: ['a', 'b'], failed: [] });
  });

  it('hides no mistake of ours', async () => {
    const run = () => Promise.reject(new TypeError('ours'));
    const watch = { onProgress: () => undefined, isStopped: () => false };
    await expect(runBulk(['a'], run, watch)).rejects.toThrow('ours');
  });
});
