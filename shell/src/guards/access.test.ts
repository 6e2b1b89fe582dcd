import { describe, expect, it } from 'vitest';
import type { RouteHandle } from '@fio/platform/remote';
import { accessOf, layoutOf, sideOf, unknownGuard } from './access.ts';

describe('accessOf', () => {
  it.each([
    ['/login', 'guest'],
    ['/loginho', undefined],
    ['/', undefined],
    ['/perfil', 'session'],
    ['/admin/login', 'guest'],
    ['/admin/reset/abc', 'guest'],
    ['/reset/abc', 'guest'],
    ['/admin/dashboard', 'session'],
    ['/admin/update', 'session'],
  ])('%s is %s', (path, access) => {
    expect(accessOf(path)).toBe(access);
  });

  it("takes a public route's own word, and never opens the back office by it", () => {
    expect(accessOf('/minhas-teorias', { access: 'session' })).toBe('session');
    expect(accessOf('/admin/shows', { access: 'guest' })).toBe('session');
  });
});

it.each([
  [{}, undefined],
  [{ access: 'guest' }, undefined],
  [{ access: 'session' }, undefined],
  [{ access: 'inventado' }, 'inventado'],
  [{ access: null }, 'null'],
  [{ access: 'toString' }, 'toString'],
])('finds the guard that %o names and nobody knows', (handle, name) => {
  expect(unknownGuard(handle as RouteHandle)).toBe(name);
});

it('knows the side by whole segments', () => {
  expect([sideOf('/admin'), sideOf('/admin/x'), sideOf('/administrar')]).toEqual([
    'admin',
    'admin',
    'public',
  ]);
});

it('frames a page by its path before its remote is here', () => {
  expect(['/', '/agegate', '/admin/login', '/admin/shows'].map((path) => layoutOf(path))).toEqual([
    'public',
    'agegate',
    'admin-auth',
    'admin',
  ]);
});
