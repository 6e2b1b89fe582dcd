import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BatchedLookup } from './BatchedLookup.ts';

interface Row {
  hash: string;
}
const row = (hash: string): Row => ({ hash });

/** A database that answers when told to, in the order it was asked. */
function slowDatabase() {
  const asked: { hashes: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const lookup = new BatchedLookup((hashes) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, Row>>();
    const found = hashes.filter((hash) => !hash.startsWith('x'));
    asked.push({
      hashes,
      answer: () => resolve(new Map(found.map((hash) => [hash, row(hash)]))),
      fail: () => reject(new Error('gone')),
    });
    return promise;
  });
  return { asked, lookup };
}

describe('BatchedLookup', () => {
  it('asks once for all of a turn, and once for the same row', async () => {
    const { asked, lookup } = slowDatabase();
    const all = Promise.all(['a', 'b', 'a', 'x'].map((hash) => lookup.find(hash)));
    await turn();
    expect(asked.map(({ hashes }) => hashes)).toEqual([['a', 'b', 'x']]);
    asked[0]?.answer();
    expect(await all).toEqual([row('a'), row('b'), row('a'), null]);
  });

  it('gathers what arrives while two statements are under way', async () => {
    const { asked, lookup } = slowDatabase();
    const first = lookup.find('a');
    await turn();
    const second = lookup.find('b');
    await turn();
    const rest = Promise.all(['c', 'd'].map((hash) => lookup.find(hash)));
    await turn();
    expect(asked).toHaveLength(2);
    asked[0]?.answer();
    await first;
    await turn();
    await turn();
    expect(asked[2]?.hashes).toEqual(['c', 'd']);
    asked[1]?.answer();
    asked[2]?.answer();
    await Promise.all([second, rest]);
  });

  it('splits what is too much for one statement', async () => {
    const { asked, lookup } = slowDatabase();
    const all = Promise.all(Array.from({ length: 200 }, (_, index) => lookup.find(`h${index}`)));
    await turn();
    await turn();
    expect(asked.map(({ hashes }) => hashes.length)).toEqual([128, 72]);
    for (const one of asked) one.answer();
    expect((await all).every((found) => found !== null)).toBe(true);
  });

  it('tells everybody in the statement of its failure, and works on', async () => {
    const { asked, lookup } = slowDatabase();
    const failing = [lookup.find('a'), lookup.find('b')];
    await turn();
    asked[0]?.fail();
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = lookup.find('c');
    await turn();
    asked[1]?.answer();
    expect(await later).toEqual(row('c'));
  });
});
