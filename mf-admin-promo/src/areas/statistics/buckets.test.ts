import { describe, expect, it } from 'vitest';
import { bucketsOf } from './buckets.ts';

const none = { registrations: 0, verified: 0, votes: 1, suggestions: 0, invoices: 0, tickets: 0, prizes: 0 };
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: String(index + 1), figures: none, before: none }));

describe('bucketsOf', () => {
  it('leaves a season by days', () => {
    const buckets = bucketsOf(days(92));
    expect(buckets).toHaveLength(92);
    expect(buckets[0]).toMatchObject({ from: '1', to: '1' });
  });

  it('adds up longer periods by sevens, the rest in a shorter one', () => {
    const buckets = bucketsOf(days(100));
    expect(buckets).toHaveLength(15);
    expect(buckets[1]).toMatchObject({ from: '8', to: '14', figures: { votes: 7 }, before: { votes: 7 } });
    expect(buckets.at(-1)).toMatchObject({ from: '99', to: '100', figures: { votes: 2 } });
  });

  it('has nothing of nothing', () => {
    expect(bucketsOf([])).toEqual([]);
  });
});
