import { expect, it } from 'vitest';
import { isSacAsked, tokenIn, withSac } from './sac-address.ts';

const token = 'a'.repeat(43);

it.each([
  [`#sac=${token}`, token],
  ['#sac=short', null],
  [`#sac=${token}a`, null],
  ['#sac', null],
  ['', null],
])('%s carries %s', (hash, found) => expect(tokenIn(hash)).toBe(found));

it.each([
  ['', true, '?sac'],
  ['?utm_source=x', true, '?utm_source=x&sac'],
  ['?sac&utm_source=x', false, '?utm_source=x'],
  ['?sac', false, ''],
  ['?sac', true, '?sac'],
])('%s with the dialog open (%s) is %s', (search, open, wanted) =>
  expect(withSac(search, open)).toBe(wanted),
);

it.each([
  ['?sac', true],
  ['?utm_source=x&sac', true],
  ['?sac=', true],
  ['?utm_source=sac', false],
])('%s asks for it: %s', (search, asked) => expect(isSacAsked(search)).toBe(asked));
