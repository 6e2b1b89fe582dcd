import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caesar, uncaesar } from './caesar.ts';

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
