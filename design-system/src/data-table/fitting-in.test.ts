import { expect, test } from 'vitest';
import { fittingIn } from './fitting-in.ts';

test.each([
  ['all, to the last pixel', 600, [300, 200, 100], 3],
  ['those beside the column that unfolds the rest', 599, [300, 200, 100], 2],
  ['none that would push that column out', 530, [300, 150, 100, 90], 2],
  ['and one less when that takes its room', 489, [300, 100, 90, 90], 2],
  ['never fewer than two', 100, [300, 200, 100], 2],
])('columns fit: %s', (_name, room, needed, fitting) => {
  expect(fittingIn(room, needed)).toBe(fitting);
});
