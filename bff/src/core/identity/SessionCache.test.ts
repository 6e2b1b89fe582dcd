import { describe, expect, it } from 'vitest';
import { SessionCache } from './SessionCache.ts';
import type { SessionRow } from './session-rows.ts';

const row = (hash: string, subjectId = 's', enteredById: string | null = null) =>
  ({ hash, subjectId, enteredById }) as SessionRow;

function openCache(size = 10) {
  const cache = new SessionCache({ ttl: 2_000, size });
  cache.open();
  return cache;
}

describe('SessionCache', () => {
  it('keeps a session until its time is up', () => {
    const cache = openCache();
    cache.put(row('a'), 0, cache.generation);
    expect(cache.get('a', 1_999)).toEqual(row('a'));
    expect(cache.get('a', 2_000)).toBeUndefined();
  });

  it('never keeps what was read before a revocation', () => {
    const cache = openCache();
    const { generation } = cache;
    cache.forget('a');
    cache.put(row('a'), 0, generation);
    expect(cache.get('a', 0)).toBeUndefined();
  });

  it('forgets all of a person, what they opened for others included', () => {
    const cache = openCache();
    for (const one of [row('a', 'p'), row('b', 'v', 'p'), row('c', 'q')]) cache.put(one, 0, cache.generation);
    cache.forgetSubject('p');
    expect(['a', 'b', 'c'].map((hash) => cache.get(hash, 0) !== undefined)).toEqual([false, false, true]);
  });

  it('holds so many, the latest', () => {
    const cache = openCache(2);
    for (const hash of ['a', 'b', 'c']) cache.put(row(hash), 0, cache.generation);
    expect(['a', 'b', 'c'].map((hash) => cache.get(hash, 0) !== undefined)).toEqual([false, true, true]);
  });

  it('is empty and stays empty while nobody tells of revocations', () => {
    const cache = openCache();
    cache.put(row('a'), 0, cache.generation);
    cache.close();
    cache.put(row('b'), 0, cache.generation);
    expect([cache.get('a', 0), cache.get('b', 0)]).toEqual([undefined, undefined]);
  });
});
