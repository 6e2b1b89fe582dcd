import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedSlug, isSlug, RESERVED_SLUGS, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['A Última Maré', 'a-ultima-mare'],
    ['  Coração -- de_Ferro!  ', 'coracao-de-ferro'],
    ['Estação 9¾', 'estacao-93-4'],
    ['É só o começo?', 'e-so-o-comeco'],
    ['!!!', ''],
  ])('%j becomes %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('makes a slug or nothing, and leaves a slug alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        return (slug === '' || isSlug(slug)) && slugify(slug) === slug;
      }),
    );
  });
});

describe('isSlug', () => {
  it.each(['', '-a', 'a-', 'a--b', 'A', 'é', 'a/b', 'a b'])('refuses %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});

describe('isReservedSlug', () => {
  it('covers every first segment of the public routes, in any case', () => {
    const segments =
      'agegate faq ganhadores perfil regulamentos login register forgot reset teoria unsubscribe admin api'.split(
        ' ',
      );
    expect(segments.filter((segment) => !isReservedSlug(segment.toUpperCase()))).toEqual([]);
    expect(isReservedSlug('a-ultima-mare')).toBe(false);
  });

  it('lists nothing that could not be a slug anyway', () => {
    expect(RESERVED_SLUGS.filter((slug) => !isSlug(slug))).toEqual([]);
  });
});
