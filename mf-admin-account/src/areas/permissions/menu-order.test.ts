import { expect, it } from 'vitest';
import { CATALOGUE } from './entries.ts';
import { areasIn, groupsIn } from './menu-order.ts';

const menu = [
  { id: 'logs', section: 'logs', order: 1, permission: 'actions' },
  { id: 'actions', href: '/admin/actions', section: 'logs', order: 10, permission: 'actions' },
  { id: 'ips', href: '/admin/ips', section: 'logs', order: 7, permission: 'ips' },
  { id: 'polls', href: '/admin/polls', section: 'promotion', order: 30, permission: 'polls' },
  { id: 'shows', href: '/admin/shows', section: 'promotion', order: 20, permission: 'shows:list' },
  {
    id: 'new',
    href: '/admin/polls/create',
    section: 'promotion',
    order: 1,
    permission: 'polls:create',
    hidden: true,
  },
  {
    id: 'dispatches',
    href: '/admin/dispatches',
    section: 'administration',
    order: 80,
    permission: 'dispatches',
  },
  { id: 'sent', href: '/admin/sent', section: 'logs', order: 5, permission: 'dispatches' },
  { id: 'profile', href: '/admin/profile', section: 'account', order: 1 },
] as const;

it('has each area once, in the section and at the place where the menu first leads to it', () => {
  const [, , , ...rest] = groupsIn(menu);
  expect(
    groupsIn(menu)
      .slice(0, 3)
      .map(({ section, areas }) => [section, areas.map(({ area }) => area)]),
  ).toEqual([
    ['administration', ['dispatches']],
    ['promotion', ['shows', 'polls']],
    ['logs', ['ips', 'actions']],
  ]);
  expect(rest.map(({ section }) => section)).toEqual([null]);
});

it('leaves out none that the menu doesn’t lead to', () => {
  expect(new Set(areasIn(menu))).toEqual(new Set(CATALOGUE));
  expect(areasIn([])).toEqual(CATALOGUE);
});
