import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromHex, toHex } from './hex.ts';
import {
  isOverdue,
  isQuicknet,
  mixedSeed,
  QUICKNET,
  roundFrom,
  roundMessage,
  roundTime,
} from './prize-beacon.ts';

it('counts rounds as drand does', () => {
  // As drand's announcement and a client of it that is published have them.
  expect(new Date(roundTime({ ...QUICKNET, round: 1 })).toISOString()).toBe('2023-08-23T15:09:27.000Z');
  expect(new Date(roundTime({ ...QUICKNET, round: 27_946_612 })).toISOString()).toBe(
    '2026-04-20T00:00:00.000Z',
  );
  expect(roundFrom(QUICKNET, Date.parse('2026-04-20T00:00:00.000Z'))).toBe(27_946_612);
  expect(roundFrom(QUICKNET, 0)).toBe(1);
});

it('names the first round that comes at a moment or later', () => {
  const chain = fc.record({ genesis: fc.nat(2_000_000_000), period: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    fc.property(chain, fc.integer({ min: 0, max: 3_000_000_000_000 }), (of, time) => {
      const named = { ...QUICKNET, ...of };
      const round = roundFrom(named, time);
      expect(roundTime({ ...named, round })).toBeGreaterThanOrEqual(time);
      const before = round === 1 ? -Infinity : roundTime({ ...named, round: round - 1 });
      expect(before).toBeLessThan(time);
    }),
  );
});

it('is overdue so long after a round, to the millisecond', () => {
  const named = { ...QUICKNET, round: 27_946_612 };
  const after = (milliseconds: number) => new Date(Date.parse('2026-04-20T00:00:00.000Z') + milliseconds);
  expect(isOverdue(named, after(59_999), 60_000)).toBe(false);
  expect(isOverdue(named, after(60_000), 60_000)).toBe(true);
});

it('signs eight bytes of a number, hashed', () => {
  expect(toHex(roundMessage(sha256, 258))).toBe(toHex(sha256(Uint8Array.of(0, 0, 0, 0, 0, 0, 1, 2))));
});

it('mixes a seed so that either changes it', () => {
  const [seed, signature] = [new Uint8Array(32).fill(1), new Uint8Array(48).fill(2)];
  const mixed = toHex(mixedSeed(sha256, seed, signature));
  const text = fromHex('696e7374616e742d7072697a65732f626561636f6e2f31') ?? [];
  expect(mixed).toBe(toHex(sha256(Uint8Array.of(...text, ...seed, ...sha256(signature)))));
  expect(toHex(mixedSeed(sha256, seed.with(31, 0), signature))).not.toBe(mixed);
  expect(toHex(mixedSeed(sha256, seed, signature.with(47, 0)))).not.toBe(mixed);
});

it('takes no chain for quicknet that isn’t in all', () => {
  expect(isQuicknet({ ...QUICKNET })).toBe(true);
  for (const change of [{ publicKey: 'ab' }, { chain: 'ab' }, { genesis: 0 }, { period: 4 }])
    expect(isQuicknet({ ...QUICKNET, ...change })).toBe(false);
});
