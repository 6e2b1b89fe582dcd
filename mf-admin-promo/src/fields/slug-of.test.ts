import { describe, expect, it } from 'vitest';
import { nextSlug, slugOf } from './slug-of.ts';

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

it.each([
  ['Quem apagou a luz?', 'quem-apagou-a-luz', 'quem-apagou-a-luz-2'],
  ['Quem apagou a luz?', 'quem-apagou-a-luz-2', 'quem-apagou-a-luz-3'],
  ['Volta na temporada 3', 'volta-na-temporada-3', 'volta-na-temporada-3-2'],
  ['Quem apagou a luz?', 'a-luz', 'a-luz-2'],
])('a copy of %j at %s stands at %s', (title, slug, next) => {
  expect(nextSlug({ title, slug })).toBe(next);
});

it('cuts no number off the address of a copy', () => {
  const title = 'palavra '.repeat(12);
  const next = nextSlug({ title, slug: slugOf(title) });
  expect(next).toMatch(/^(palavra-)+2$/);
  expect(next.length).toBeLessThanOrEqual(80);
});
