import { expect, test } from 'vitest';
import { fitted } from './fitted.ts';

const receipt = { width: 1000, height: 2000 };
const frame = { width: 500, height: 500 };

test('fits the whole picture into its frame', () => {
  expect(fitted(receipt, frame, { zoom: 1, turns: 0 }).box).toEqual({ width: 250, height: 500 });
});

test('turned, it fits by its other side, and keeps its own before it is turned', () => {
  const { box, image } = fitted(receipt, frame, { zoom: 1, turns: 3 });
  expect(box).toEqual({ width: 500, height: 250 });
  expect(image).toEqual({ width: 250, height: 500 });
});

test('grows beyond the frame, by what was fitted', () => {
  expect(fitted(receipt, frame, { zoom: 4, turns: 0 }).box).toEqual({ width: 1000, height: 2000 });
});

test('a small one stays as it is', () => {
  const small = { width: 80, height: 40 };
  expect(fitted(small, frame, { zoom: 1, turns: 0 }).box).toEqual(small);
});
