import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const catalogues = {
  pt: {
    hello: 'Olá, {{name}}',
    votes_one: '{{count}} voto',
    votes_other: '{{count}} votos',
    only: 'Só aqui',
  },
  en: { hello: 'Hello, {{name}}', votes_one: '{{count}} vote', votes_other: '{{count}} votes' },
};

describe('translate', () => {
  it('fills the params in', () => {
    expect(translate(catalogues, 'en', 'hello', { name: 'Ana' })).toBe('Hello, Ana');
  });

  it("follows each language's plural: zero is singular in Portuguese only", () => {
    expect(translate(catalogues, 'pt', 'votes', { count: 0 })).toBe('0 voto');
    expect(translate(catalogues, 'en', 'votes', { count: 0 })).toBe('0 votes');
    expect(translate(catalogues, 'pt', 'votes', { count: 2 })).toBe('2 votos');
  });

  it('falls back to Portuguese, then to the key', () => {
    expect(translate(catalogues, 'en', 'only')).toBe('Só aqui');
    expect(translate(catalogues, 'en', 'nowhere')).toBe('nowhere');
  });

  it('leaves a param nobody gave as it stands', () => {
    expect(translate(catalogues, 'pt', 'hello')).toBe('Olá, {{name}}');
  });
});
