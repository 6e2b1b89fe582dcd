import { type AnyEndpoint, PERMISSIONS } from '@fio/contracts';
import { contracts } from '@fio/contracts/contracts';
import { LINKED_PAGES, OTHER_AUDITED, RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { expect, it } from 'vitest';
import { areas } from '../index.ts';

const audited = areas.flatMap(({ definition }) => definition.audited ?? []);

it('each name that the audit may tell of is one area’s', () => {
  const named = new Set([...Object.keys(PERMISSIONS), ...Object.keys(RECORD_PAGES), ...OTHER_AUDITED]);
  expect(audited.map(({ name }) => name).toSorted()).toEqual([...named].toSorted());
});

it('the back office is told of each record’s page what its contract says', () => {
  const pages = audited.flatMap(({ name, page }) => (page ? [{ name, ...page }] : []));
  const told = pages.map(({ name, list, get }) => [
    name,
    { list: { path: list.path, access: list.access }, get: { access: get.access } },
  ]);
  expect(RECORD_PAGES).toEqual(Object.fromEntries(told));
  // A record's page is below its list.
  for (const { list, get } of pages) expect(get.path).toBe(`${list.path}/:id`);
});

it('a link leads to an endpoint that there is, and is shown to whom may call it', () => {
  const all = Object.values(contracts).flatMap((area): AnyEndpoint[] => Object.values(area));
  const accessOf = (wanted: string) =>
    all.find(({ method, path }) => method === 'GET' && path === wanted)?.access;
  for (const { list, get } of Object.values(LINKED_PAGES))
    expect([accessOf(list.path), accessOf(`${list.path}/:id`)]).toEqual([list.access, get.access]);
});
