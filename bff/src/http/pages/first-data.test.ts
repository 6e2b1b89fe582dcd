import { endpoint } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { homePage } from '../../areas/shows/pages/home.page.ts';
import { area, withServices } from '../../core/request/routes.ts';
import { createFirstData } from './first-data.ts';
import type { Read } from './page.ts';

const told = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    access: 'public',
    summary: 'Tells.',
    response: z.object({ text: z.string() }),
  });
const contract = {
  there: told('/there'),
  away: told('/away'),
  asked: endpoint({
    method: 'GET',
    path: '/asked/:name',
    access: 'public',
    summary: 'Tells what was asked for.',
    params: z.object({ name: z.string() }),
    query: z.strictObject({ q: z.optional(z.string()), page: z._default(z.coerce.number(), 1) }),
    response: z.object({ text: z.string() }),
  }),
};
const routes = area(contract, {
  there: () => ({ text: 'olá' }),
  asked: ({ query: { q, page } }) => ({ text: `${q}, ${page + 1}` }),
  away: () => {
    throw new Error('the database is away');
  },
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const dataOf = (...reads: Read[]) =>
  createFirstData(app.services, withServices(routes, null))(
    { page: { path: '/', visibility: 'listed', reads: () => reads }, params: {} },
    {},
    'pt',
  );

it('goes out without an optional answer, each in its place', async () => {
  const reads = [{ endpoint: contract.away, optional: true }, { endpoint: contract.there }] as const;
  expect(await dataOf(...reads)).toEqual([
    ['GET /away', undefined],
    ['GET /there', { text: 'olá' }],
  ]);
  await expect(dataOf({ endpoint: contract.away })).rejects.toThrow('away');
});

it('asks with a query as the browser would, and leaves out what is not said', async () => {
  const asking = { endpoint: contract.asked, params: { name: 'a b' } };
  expect(
    await dataOf(
      { ...asking, query: { q: 'farol é', page: 2 } },
      { ...asking, query: { q: 'sol', page: undefined } },
    ),
  ).toEqual([
    ['GET /asked/a%20b?q=farol+%C3%A9&page=2', { text: 'farol é, 3' }],
    ['GET /asked/a%20b?q=sol', { text: 'sol, 2' }],
  ]);
});

it('needs no prizes for the home page', () => {
  const reads = homePage.reads?.({}, {}) ?? [];
  expect(reads.filter(({ optional }) => !optional).map(({ endpoint: { path } }) => path)).toEqual(['/home']);
});
