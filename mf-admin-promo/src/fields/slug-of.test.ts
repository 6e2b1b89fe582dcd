import { describe, expect, it } from 'vitest';
import { slugOf } from './slug-of.ts';

describe('slugOf', () => {
  it('is the title’s words', () => expect(slugOf('O farol está chamando?')).toBe('o-farol-esta-chamando'));

  it('ends with a whole word', () => {
    const slug = slugOf('teoria '.repeat(20));
    expect(slug).toBe(Array.from({ length: 11 }, () => 'teoria').join('-'));
    expect(slug.length).toBeLessThanOrEqual(80);
  });

  it('keeps a word that ends at the limit', () => {
    expect(slugOf(`${'a'.repeat(40)} ${'b'.repeat(39)} c`)).toBe(`${'a'.repeat(40)}-${'b'.repeat(39)}`);
  });

  it('cuts a word that is too long by itself', () => expect(slugOf('a'.repeat(100))).toBe('a'.repeat(80)));
});
