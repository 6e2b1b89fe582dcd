import { expect, it } from 'vitest';
import { fitTitle, LINE_HEIGHT } from './fit-title.ts';

const box = { width: 716, height: 344 };
const sentence = (length: number) => 'O farol está vivo e chama alguém. '.repeat(20).slice(0, length);

it('gives a short title the largest size and a longer one a smaller', () => {
  const sizes = [10, 60, 120, 180, 500].map((length) => fitTitle(sentence(length), box).size);
  expect(sizes[0]).toBe(104);
  expect(sizes).toEqual(sizes.toSorted((left, right) => right - left));
  expect(sizes.at(-1)).toBe(44);
});

it('never asks for more lines than there is room for', () => {
  for (let length = 1; length <= 500; length += 7) {
    const { size, lines } = fitTitle(sentence(length), box);
    expect(size * lines * LINE_HEIGHT).toBeLessThanOrEqual(box.height);
  }
});

it('counts on a word longer than a line being broken', () => {
  expect(fitTitle('x'.repeat(60), box).size).toBeLessThan(fitTitle('x'.repeat(10), box).size);
});
