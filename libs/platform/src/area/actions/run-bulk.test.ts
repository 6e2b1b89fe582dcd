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
      (behind) => progress.push(behind),
    );
    expect(result).toEqual({ done: ['a', 'c'], failed: [{ item: 'b', reason: 'mudou' }] });
    expect(order).toEqual(['a', 'b', 'c'].flatMap((item) => [`${item} begins`, `${item} ends`]));
    expect(progress).toEqual([1, 2, 3]);
  });

  it('hides no mistake of ours', async () => {
    const run = () => Promise.reject(new TypeError('ours'));
    await expect(runBulk(['a'], run, () => undefined)).rejects.toThrow('ours');
  });
});
