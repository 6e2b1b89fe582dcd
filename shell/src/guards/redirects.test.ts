import { describe, expect, it } from 'vitest';
import { fullPath, guestTarget, signInTarget } from './redirects.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('signing in', () => {
  it('keeps the query on the way to the sign-in page and remembers the whole path', () => {
    const place = at('/perfil', '?tab=votos', '#ultimos');
    expect(signInTarget('/login', place)).toBe('/login?tab=votos');
    expect(fullPath(place)).toBe('/perfil?tab=votos#ultimos');
  });
});

describe('guest-only pages with a token', () => {
  it("lead to the strategy's home, keeping query and hash", () => {
    expect(guestTarget(undefined, '/', at('/login', '?utm_source=x', '#topo'))).toBe('/?utm_source=x#topo');
  });

  it('lead to the remembered page, which has its own query and hash', () => {
    expect(guestTarget('/perfil?tab=votos', '/', at('/login', '?tab=votos'))).toBe('/perfil?tab=votos');
    expect(guestTarget('/perfil?tab=votos', '/', at('/login', '?a=1', '#topo'))).toBe(
      '/perfil?tab=votos#topo',
    );
    expect(guestTarget('/perfil#x', '/', at('/login', '?a=1', '#topo'))).toBe('/perfil#x');
    expect(guestTarget('/perfil', '/', at('/login', '?a=1'))).toBe('/perfil?a=1');
  });
});
