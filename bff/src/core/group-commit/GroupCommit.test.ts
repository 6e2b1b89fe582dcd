import { describe, expect, it, vi } from 'vitest';
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

  it('lets any travel together where no rows are named', async () => {
    const batches: string[][] = [];
    const write = async (items: readonly string[]) => {
      batches.push([...items]);
      return [...items];
    };
    const commit = new GroupCommit<string, string>({ write, overload });
    await Promise.all(['a1', 'a2', 'a3'].map((item) => commit.submit(item)));
    expect(batches).toEqual([['a1', 'a2', 'a3']]);
  });

  it('has a few wait while a batch is on its way, and sends many beside it', async () => {
    const gates: (() => void)[] = [];
    const batches: string[][] = [];
    const commit = make(
      async (items) => {
        batches.push([...items]);
        await new Promise<void>((resolve) => gates.push(resolve));
        return [...items];
      },
      { window: 0, maxInFlight: 2, maxBatch: 3, company: 3, patience: 60_000 },
    );
    const done = [commit.submit('a')];
    await vi.waitUntil(() => batches.length === 1);
    done.push(commit.submit('b'), commit.submit('c'));
    expect(commit.waiting).toBe(2);
    done.push(commit.submit('d'));
    expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
    done.push(commit.submit('e'));
    expect(commit.waiting).toBe(1);
    for (const open of gates.splice(0)) open();
    await vi.waitUntil(() => batches.length === 3);
    gates[0]?.();
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('has a few wait no longer than they are patient, where the batch on its way is held up', async () => {
    const gates: (() => void)[] = [];
    const commit = make(
      async (items) => {
        if (items.includes('stuck')) await new Promise<void>((resolve) => gates.push(resolve));
        return [...items];
      },
      { maxInFlight: 2, company: 3, patience: 5 },
    );
    const stuck = commit.submit('stuck');
    await vi.waitUntil(() => gates.length === 1);
    expect(await commit.submit('a')).toBe('a');
    gates[0]?.();
    expect(await stuck).toBe('stuck');
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
