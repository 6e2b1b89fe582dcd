import { expect, it } from 'vitest';
import { CATALOGUE } from './entries.ts';
import { areasIn, groupsIn } from './menu-order.ts';

const menu = [
  { section: 'logs', order: 10, permission: 'actions' },
  { section: 'promotion', order: 30, permission: 'polls' },
  { section: 'promotion', order: 20, permission: 'shows:list' },
  { section: 'promotion', order: 31, permission: 'polls:create' },
  { section: 'administration', order: 80, permission: 'dispatches' },
  { section: 'logs', order: 5, permission: 'dispatches' },
  { section: 'account', order: 1 },
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
    ['logs', ['actions']],
  ]);
  expect(rest.map(({ section }) => section)).toEqual([null]);
});

it('leaves out none that the menu doesn’t lead to', () => {
  expect(new Set(areasIn(menu))).toEqual(new Set(CATALOGUE));
  expect(areasIn([])).toEqual(CATALOGUE);
});
