import { DEFAULT_PERMISSIONS } from '@fio/contracts/permissions';
import { expect, it } from 'vitest';
import { CATALOGUE, difference, entriesOf, keyOf, offeredBy } from './entries.ts';

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
