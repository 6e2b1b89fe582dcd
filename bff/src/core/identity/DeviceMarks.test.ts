import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { KeyRing } from '../secrets/KeyRing.ts';
import { DeviceMarks } from './DeviceMarks.ts';

const clock = createTestClock();
const hashKeys = KeyRing.of('HASH_KEY', randomBytes(32));
const marks = new DeviceMarks({ hashKeys, clock, isSecure: true, accounts: 2 });
const cookieOf = (set: string) => set.split(';')[0] ?? '';

/** The cookie of a device on which these have signed in, one after another. */
const device = (...accounts: string[]) =>
  accounts.reduce<string | undefined>((cookie, account) => cookieOf(marks.add(cookie, account)), undefined);
const people = (count: number) => Array.from({ length: count }, () => randomUUID());

it('holds nothing against the first accounts of a device, nor against one that comes back', () => {
  const [one, two, three] = people(3) as [string, string, string];
  const cookie = device(one, two, one, two, three, one);
  expect([one, two, three].map((account) => marks.isCrowded(cookie, account))).toEqual([false, false, true]);
});

it('knows nothing of a device without the cookie, with a forged one or after a day', () => {
  const [one, two, three] = people(3) as [string, string, string];
  const cookie = device(one, two, three) ?? '';
  expect(marks.isCrowded(`language=pt; ${cookie}; other=1`, three)).toBe(true);
  expect(marks.isCrowded(undefined, three)).toBe(false);
  const forged = cookie.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`);
  expect(marks.isCrowded(forged, three)).toBe(false);
  const others = new DeviceMarks({
    hashKeys: KeyRing.of('HASH_KEY', randomBytes(32)),
    clock,
    isSecure: true,
    accounts: 2,
  });
  expect(others.isCrowded(cookie, three)).toBe(false);
  clock.advance(24 * HOUR);
  expect(marks.isCrowded(cookie, three)).toBe(false);
});

it('is out of reach of scripts and ends a day after the first account', () => {
  const [one, two] = people(2) as [string, string];
  const first = marks.add(undefined, one);
  expect(first).toMatch(/^__Host-fio-device=.*; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
  clock.advance(HOUR);
  expect(marks.add(cookieOf(first), two)).toContain('Max-Age=82800');
});

it('stays small, however many there are', () => {
  const many = people(60);
  const cookie = device(...many);
  expect(cookie?.length).toBeLessThan(500);
  expect(marks.isCrowded(cookie, many.at(-1) ?? '')).toBe(true);
});

it('still reads the cookie of the release before, whose name had no prefix', () => {
  const [one, two, three] = people(3) as [string, string, string];
  const older = device(one, two, three)?.replace('__Host-', '');
  expect(marks.isCrowded(older, three)).toBe(true);
});
