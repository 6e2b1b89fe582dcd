import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestClock, DAY } from '../../../test/clock.ts';
import { KeyRing } from '../secrets/KeyRing.ts';
import { Places } from './Places.ts';

const ring = () => new KeyRing('HASH_KEY', [{ id: 1, secret: randomBytes(32) }]);
const clock = createTestClock();
const places = new Places(ring(), clock);
const signed = places.sign({ line: 'passwords', number: 1234 });

it('reads what it signed', () => {
  expect(places.read(signed)).toEqual({ line: 'passwords', number: 1234 });
});

it.each([
  ['an earlier number', signed.replace('.ya.', '.y9.')],
  ['another line', signed.replace('passwords', 'files')],
  ['no line', signed.replace('passwords', 'votes')],
  ['another hash', `${signed.slice(0, -2)}AA`],
  ['a short hash', signed.slice(0, -8)],
  ['the hash of another key', new Places(ring(), clock).sign({ line: 'passwords', number: 1 })],
  ['nothing', ''],
])('refuses %s', (_what, forged) => {
  expect(forged).not.toBe(signed);
  expect(places.read(forged)).toBeNull();
});

it('holds a place for that day and the next', () => {
  const kept = createTestClock();
  const own = new Places(ring(), kept);
  const place = own.sign({ line: 'files', number: 7 });
  kept.advance(DAY);
  expect(own.read(place)).toEqual({ line: 'files', number: 7 });
  kept.advance(DAY);
  expect(own.read(place)).toBeNull();
});
