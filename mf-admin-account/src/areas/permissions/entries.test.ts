import { DEFAULT_PERMISSIONS } from '@fio/contracts/permissions';
import { expect, it } from 'vitest';
import {
  CATALOGUE,
  difference,
  entriesOf,
  keyOf,
  markOf,
  offeredBy,
  standingOf,
  toggledAll,
} from './entries.ts';

const keys = (...texts: string[]) => new Set(texts);

it('knows the whole catalogue', () => {
  const all = new Set(CATALOGUE.flatMap(({ area, actions }) => actions.map((action) => `${area}:${action}`)));
  expect(entriesOf(all)).toEqual(DEFAULT_PERMISSIONS.super);
});

it('tells what is gained and what is lost', () => {
  const { gained, lost } = difference(keys('faq:list', 'faq:edit'), keys('faq:list', 'shows:list'));
  expect(gained.map(keyOf)).toEqual(['shows:list']);
  expect(lost.map(keyOf)).toEqual(['faq:edit']);
});

it('leaves out what the catalogue does not know', () => {
  expect(entriesOf(keys('gone:list', 'polls:run'))).toEqual([]);
});

it('offers nothing that the giver does not hold and that was not there', () => {
  const giver = entriesOf(keys('faq:list'));
  expect([...offeredBy(giver, keys('shows:list'))]).toEqual(['faq:list', 'shows:list']);
});

it('ticks a whole row, then empties it, and leaves alone what may not be ticked', () => {
  const row = ['faq:list', 'faq:view', 'faq:edit'] as const;
  const offered = keys('faq:list', 'faq:view');
  const full = toggledAll(row, keys('faq:list', 'polls:list'), offered);
  expect([...full]).toEqual(['faq:list', 'polls:list', 'faq:view']);
  expect(standingOf(row, full)).toBe('some');
  expect([...toggledAll(row, keys('faq:edit', ...full), offered)]).toEqual(['faq:edit', 'polls:list']);
});

it('says how a row stands, and how an entry differs', () => {
  const row = ['faq:list', 'faq:view'] as const;
  expect(standingOf(row, keys('polls:list'))).toBe('none');
  expect(standingOf(row, keys(...row))).toBe('all');
  const marks = row.map((key) => markOf(key, keys('faq:list'), keys('faq:view')));
  expect([...marks, markOf('polls:list', keys(), keys())]).toEqual(['more', 'less', null]);
});
