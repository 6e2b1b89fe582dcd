import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { describe, expect, it } from 'vitest';
import { activeEntryId, menuSections } from './menu-sections.ts';

const entry = (id: string, over: Partial<MenuEntry>): MenuEntry => ({
  id,
  section: 'administration',
  title: { pt: id, en: id },
  icon: id,
  order: 10,
  href: `/admin/${id}`,
  ...over,
});

const menu: MenuEntry[] = [
  entry('users', { permission: 'users', order: 2 }),
  entry('users-create', { permission: 'users:create', href: '/admin/users/create', hidden: true, order: 3 }),
  entry('dashboard', { permission: 'dashboard', order: 1 }),
  entry('logs', { section: 'logs', permission: 'actions', href: undefined }),
  entry('ips', { section: 'logs', permission: 'ips', group: 'logs' }),
  entry('update', { section: 'account', order: 2 }),
  entry('logout', { section: 'account', href: undefined, action: 'logout', order: 1 }),
];
const hold = (...keys: string[]) =>
  keys.map((key) => {
    const [permission = '', action = 'list'] = key.split(':');
    return { permission, action };
  });
const ids = (...keys: string[]) =>
  menuSections(menu, hold(...keys)).map(({ id, entries }) => [id, ...entries.map((one) => one.id)]);

describe('menuSections', () => {
  it('leaves to whom holds nothing what needs no permission', () => {
    expect(ids()).toEqual([['account', 'logout', 'update']]);
  });

  it('shows entries in their order and sub-routes never', () => {
    expect(ids('users', 'users:create', 'dashboard')[0]).toEqual(['administration', 'dashboard', 'users']);
  });

  it("shows a group's entries only with the group's own permission", () => {
    expect(ids('ips').map(([section]) => section)).not.toContain('logs');
    expect(ids('ips', 'actions')[0]).toEqual(['logs', 'ips']);
  });
});

describe('activeEntryId', () => {
  it('is the first whose link begins the path and whose permission is held', () => {
    expect(activeEntryId(menu, '/admin/users/edit/1', hold('users'))).toBe('users');
    expect(activeEntryId(menu, '/admin/users/create', hold('users:create'))).toBe('users');
    expect(activeEntryId(menu, '/admin/users', hold('dashboard'))).toBeUndefined();
  });
});
