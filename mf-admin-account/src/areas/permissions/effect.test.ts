import { DEFAULT_PERMISSIONS } from '@fio/contracts/permissions';
import { expect, it } from 'vitest';
import { countOf, effectOf } from './effect.ts';
import { ALL, CATALOGUE } from './entries.ts';

const list = (permission: 'faq' | 'shows' | 'dashboard' | 'statistics') =>
  ({ permission, action: 'list' }) as const;
const ofReports = [...DEFAULT_PERMISSIONS.reports];

it('says of a super user that they may do all, by being one', () => {
  const effects = effectOf({ type: 'super', ofType: [...ALL], own: null }, CATALOGUE);
  expect(countOf(effects)).toBe(ALL.length);
  expect(new Set(effects.map(({ reason }) => reason))).toEqual(new Set(['super']));
});

it('tells what the product gives a type from what staff have given it', () => {
  expect(effectOf({ type: 'reports', ofType: [...ofReports, list('faq')], own: null }, CATALOGUE)).toEqual([
    { area: 'dashboard', reason: 'type', actions: ['list'] },
    { area: 'statistics', reason: 'type', actions: ['list'] },
    { area: 'faq', reason: 'changedType', actions: ['list'] },
  ]);
});

it('tells of entries of their own which the type gives too, and what of the type they leave out', () => {
  const effects = effectOf(
    { type: 'reports', ofType: ofReports, own: [list('dashboard'), list('shows')] },
    CATALOGUE,
  );
  expect(effects).toEqual([
    { area: 'dashboard', reason: 'both', actions: ['list'] },
    { area: 'statistics', reason: 'withheld', actions: ['list'] },
    { area: 'shows', reason: 'own', actions: ['list'] },
  ]);
  expect(countOf(effects)).toBe(2);
});
