import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, seriesPair } from './series-colors.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#7c3aed', '#ffffff', 5.7],
    ['#f4f0fa', '#0b0712', 17.7],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 0);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });
});

describe('the pair of a series', () => {
  it('can be read whatever colours were chosen', () => {
    fc.assert(
      fc.property(color, color, color, (from, to, accent) => {
        const { ink, shade } = seriesPair({ from, to, accent });
        for (const ground of ['#0b0712', '#15101f', '#1e1730'])
          expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(4.5);
        for (const words of ['#f4f0fa', '#a99fbf'])
          expect(contrastOf(words, shade)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is the chosen colour where that reads, and another of the three before it is bleached', () => {
    expect(seriesPair({ from: '#04141C', to: '#1E5A66', accent: '#FFC46B' }).ink).toBe('#ffc46b');
    expect(seriesPair({ from: '#F9D65C', to: '#EF5B4C', accent: '#0E6B5C' }).ink).toBe('#ef5b4c');
  });
});
