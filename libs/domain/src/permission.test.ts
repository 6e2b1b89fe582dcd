import { describe, expect, it } from 'vitest';
import { activeMenuEntry, matchesPermission } from './permission.ts';

const granted = [
  { permission: 'polls', action: 'list' },
  { permission: 'polls', action: 'edit' },
  { permission: 'shows', action: 'list' },
];

describe('matchesPermission', () => {
  it.each([
    ['polls', true],
    ['polls:edit', true],
    ['polls:delete', false],
    ['shows:edit', false],
    ['users', false],
    ['poll', false],
    ['polls:', false],
    ['', false],
    [':edit', false],
  ])('needing %j: %s', (needed, expected) => {
    expect(matchesPermission(granted, needed)).toBe(expected);
  });

  it('grants nothing to who holds nothing', () => {
    expect(matchesPermission([], 'polls')).toBe(false);
  });
});

describe('activeMenuEntry', () => {
  const menu = [
    { href: '/admin/dashboard', permission: 'dashboard' },
    { href: '/admin/polls/create', permission: 'polls:create' },
    { href: '/admin/polls', permission: 'polls' },
    { href: '/admin/shows/', permission: 'shows' },
    { href: '/admin/update' },
    { href: '/admin/exit', permission: null },
    { href: '/admin/polls', permission: 'shows' },
  ];

  it.each([
    ['/admin/polls', '/admin/polls', 'polls'],
    ['/admin/polls/12', '/admin/polls', 'polls'],
    ['/admin/polls?page=2', '/admin/polls', 'polls'],
    ['/admin/polls/12#votos', '/admin/polls', 'polls'],
    ['/admin/polls/create', '/admin/polls', 'polls'],
    ['/admin/shows', '/admin/shows/', 'shows'],
    ['/admin/update', '/admin/update', undefined],
    ['/admin/exit', '/admin/exit', null],
  ])('%s selects %s', (path, href, permission) => {
    const entry = activeMenuEntry<{ href: string; permission?: string | null }>(menu, path, granted);
    expect(entry?.href).toBe(href);
    expect(entry?.permission).toBe(permission);
  });

  it.each(['/admin/polls-old', '/admin', '/admin/dashboard', '/', ''])('%j selects none', (path) => {
    expect(activeMenuEntry(menu, path, granted)).toBeUndefined();
  });
});
