import { describe, expect, it } from 'vitest';
import { cookieText, hasCookie } from '../cookies/cookie.ts';
import { mustAnswer, rememberedPath } from './age-gate.ts';

describe('the age gate', () => {
  it('stands before every public page until it is passed, where it is switched on', () => {
    expect(mustAnswer(true, '/mare-de-sal', 'language=pt')).toBe(true);
    expect(mustAnswer(true, '/mare-de-sal', 'language=pt; agegate=1')).toBe(false);
    expect(mustAnswer(true, '/agegate', '')).toBe(false);
    expect(mustAnswer(false, '/', '')).toBe(false);
  });

  it('leads on to the whole path one came for, and only to paths of our own', () => {
    expect(rememberedPath({ from: '/mare-de-sal?x=1#y' })).toBe('/mare-de-sal?x=1#y');
    for (const state of [
      null,
      {},
      { from: 1 },
      { from: '//evil.example' },
      { from: '/\\evil.example' },
      { from: 'x' },
    ])
      expect(rememberedPath(state)).toBe('/');
  });
});

describe('cookies', () => {
  it('are told apart by whole names', () => {
    expect(hasCookie('agegate', 'my-agegate=1; agegates=1')).toBe(false);
    expect(hasCookie('agegate', 'a=1; agegate=1')).toBe(true);
  });

  it('last as long as said', () => {
    expect(cookieText('agegate', 7, true)).toBe('agegate=1; path=/; max-age=604800; samesite=lax; secure');
  });
});
