import { expect, it } from 'vitest';
import { isSparing } from './prefetch.ts';

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('%j is to be spared: %s', (connection, answer) => {
  expect(isSparing(connection)).toBe(answer);
});
