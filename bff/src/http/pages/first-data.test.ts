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
const contract = { there: told('/there'), away: told('/away') };
const routes = area(contract, {
  there: () => ({ text: 'olá' }),
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

it('needs no prizes for the home page', () => {
  const reads = homePage.reads?.({}) ?? [];
  expect(reads.filter(({ optional }) => !optional).map(({ endpoint: { path } }) => path)).toEqual(['/home']);
});
