import { expect, it } from 'vitest';
import { pressed, withCheck } from './win.ts';

it('goes round by pressing', () => {
  expect(pressed(undefined)).toBe(true);
  expect(pressed(true)).toBe(false);
  expect(pressed(false)).toBeUndefined();
});

it('sets and takes back one check and leaves the others', () => {
  expect(withCheck({ cpf: true }, 'age', false)).toEqual({ cpf: true, age: false });
  expect(withCheck({ cpf: true, age: false }, 'age', undefined)).toEqual({ cpf: true });
});
