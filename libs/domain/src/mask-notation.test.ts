import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMask } from './mask-notation.ts';

describe('parseMask', () => {
  it('tells places from static characters', () => {
    expect(parseMask('#-')).toEqual([
      { kind: 'place', accepts: '#', count: 'one' },
      { kind: 'static', character: '-' },
    ]);
  });

  it('lets a place take one modifier only', () => {
    expect(parseMask('#?*')).toEqual([
      { kind: 'place', accepts: '#', count: 'optional' },
      { kind: 'static', character: '*' },
    ]);
  });

  it('gathers alternatives, escaped ones too, and modifies them together', () => {
    expect(parseMask('A|\\?|b*')).toEqual([{ kind: 'place', accepts: ['A', '?', 'b'], count: 'any' }]);
  });

  it('reads every fully escaped text as itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const escaped = [...text.matchAll(/[\s\S]/g)].map(([character]) => `\\${character}`).join('');
        const parts = parseMask(escaped);
        return (
          parts.every((part) => part.kind === 'static') &&
          parts.map((part) => (part.kind === 'static' ? part.character : '')).join('') === text
        );
      }),
    );
  });
});
