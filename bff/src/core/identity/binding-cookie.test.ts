import { describe, expect, it } from 'vitest';
import { bindingCookie } from './binding-cookie.ts';

const at = new Date('2026-11-21T20:00:00Z');

describe('bindingCookie', () => {
  it.each([
    'https://fiodameada.example',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])('is a __Host- cookie on %s', (url) => {
    const cookie = bindingCookie(new URL(url));
    expect(cookie.set('abc', at)).toBe(
      '__Host-fio-binding=abc; Expires=Sat, 21 Nov 2026 20:00:00 GMT; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
    expect(cookie.clear()).toContain('Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure');
  });

  it('goes without the prefix where a browser would refuse it', () => {
    const cookie = bindingCookie(new URL('http://10.0.0.7:3000'));
    expect(cookie.set('abc', at)).not.toMatch(/__Host-|Secure/);
    expect(cookie.name).toBe('fio-binding');
  });

  it('reads its own value only', () => {
    const { read } = bindingCookie(new URL('https://fiodameada.example'));
    expect(read('language=pt; __Host-fio-binding=abc; other=x')).toBe('abc');
    expect(read('fio-binding=abc; x__Host-fio-binding=y')).toBeUndefined();
    expect(read(undefined)).toBeUndefined();
  });
});
