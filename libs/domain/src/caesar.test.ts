import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caesar, obfuscate, randomShift, reveal, uncaesar } from './caesar.ts';

describe('caesar', () => {
  it('keeps case and all that is no ASCII letter', () => {
    expect(caesar('Abc xyz, É 123!', 3)).toBe('Def abc, É 123!');
  });

  it('is undone by the same shift, from 1 to 25 and any other', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer(),
        (text, shift) => uncaesar(caesar(text, shift), shift) === text,
      ),
    );
  });

  it('leaves no letter in its place for a shift from 1 to 25', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]+$/), fc.integer({ min: 1, max: 25 }), (text, shift) => {
        const moved = caesar(text, shift);
        return [...text].every((letter, index) => letter !== moved[index]);
      }),
    );
  });
});

describe('obfuscated text', () => {
  it('comes back whole, and carries no address while it is hidden', () => {
    const address = fc.stringMatching(/^[a-z]{3,12}@[a-z]{3,12}\.example$/);
    fc.assert(
      fc.property(address, fc.integer({ min: 1, max: 25 }), (text, shift) => {
        const hidden = obfuscate(text, shift);
        return reveal(hidden) === text && !JSON.stringify(hidden).includes(text);
      }),
    );
  });

  it('is shifted by 1 to 25, whatever the draw', () => {
    expect(randomShift(() => 0)).toBe(1);
    expect(randomShift(() => 1 - Number.EPSILON)).toBe(25);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (drawn) => {
        const shift = randomShift(() => drawn);
        return Number.isInteger(shift) && shift >= 1 && shift <= 25;
      }),
    );
  });
});
