import { describe, expect, it } from 'vitest';
import { GroupCommit } from './GroupCommit.ts';

const overload = () => new Error('too much');
const make = (write: (items: readonly string[]) => Promise<string[]>, extra = {}) =>
  new GroupCommit<string, string>({ write, rowOf: (item) => item.slice(0, 1), overload, ...extra });

describe('GroupCommit', () => {
  it('writes what arrives together in one batch and answers each with its own result', async () => {
    const batches: string[][] = [];
    const commit = make(async (items) => {
      batches.push([...items]);
      return items.map((item) => item.toUpperCase());
    });
    expect(await Promise.all(['a1', 'b1', 'c1'].map((item) => commit.submit(item)))).toEqual([
      'A1',
      'B1',
      'C1',
    ]);
    expect(batches).toEqual([['a1', 'b1', 'c1']]);
  });

  it('never puts two items of one row into one batch and keeps their order', async () => {
    const batches: string[][] = [];
    const commit = make(
      async (items) => {
        batches.push([...items]);
        return [...items];
      },
      { maxInFlight: 1 },
    );
    await Promise.all(['a1', 'a2', 'b1', 'a3'].map((item) => commit.submit(item)));
    expect(batches).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
  });

  it('keeps to the largest batch and the batches in flight', async () => {
    let inFlight = 0;
    let most = 0;
    const sizes: number[] = [];
    const commit = make(
      async (items) => {
        most = Math.max(most, ++inFlight);
        sizes.push(items.length);
        await new Promise((resolve) => setImmediate(resolve));
        inFlight -= 1;
        return [...items];
      },
      { maxBatch: 4, maxInFlight: 2 },
    );
    const items = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
    expect(await Promise.all(items.map((item) => commit.submit(item)))).toEqual(items);
    expect(Math.max(...sizes)).toBe(4);
    expect(most).toBe(2);
  });

  it('fails the items of a failed batch and goes on with the next', async () => {
    const commit = make(async (items) => {
      if (items.includes('x')) throw new Error('broken');
      return [...items];
    });
    await expect(commit.submit('x')).rejects.toThrow('broken');
    expect(await commit.submit('y')).toBe('y');
  });

  it('refuses what is more than may wait, and drains the rest', async () => {
    const gate = Promise.withResolvers<void>();
    const commit = make(
      async (items) => {
        await gate.promise;
        return [...items];
      },
      { maxWaiting: 2, maxBatch: 1, maxInFlight: 1 },
    );
    const first = commit.submit('a');
    const waiting = [commit.submit('b'), commit.submit('c')];
    await expect(commit.submit('d')).rejects.toThrow('too much');
    gate.resolve();
    await commit.drain();
    expect(await Promise.all([first, ...waiting])).toEqual(['a', 'b', 'c']);
  });
});
