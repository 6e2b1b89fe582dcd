import { expect, it } from 'vitest';
import { satisfiesCaret } from './caret-range.ts';

it.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['1.1.9', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['1.2.3', '>=1.0.0', false],
  ['1.2.3', '^one', false],
  ['1.2.3', '', false],
])('%s satisfies %s: %s', (version, range, answer) => {
  expect(satisfiesCaret(version, range)).toBe(answer);
});
