import { endpoint, idParams } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { area, withServices } from '../core/request/routes.ts';
import { withInstantAnswers } from './instant.ts';

const known = '0199b0d8-2f00-7000-8000-000000000000';
const other = '0199b0d8-2f00-7000-8000-000000000001';
const spec = { params: idParams, response: z.object({ way: z.string() }), summary: 'Answers.' };
const contract = {
  ask: endpoint({ method: 'GET', path: '/ask/:id/now', access: 'public', ...spec }),
  guarded: endpoint({ method: 'GET', path: '/guarded/:id', access: 'session', ...spec }),
};
const ordinary = () => ({ way: 'ordinary' });
const instant = (id: string) => (id === known ? '{"way":"instant"}' : null);
const routes = area(contract, { ask: ordinary, guarded: ordinary }, { ask: { instant } });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes });
});
afterAll(() => app.close());

const ask = async (path: string, method = 'GET') => {
  const response = await app.fetch(path, { method });
  return [response.status, await response.text()];
};

it('answers at once what is at hand, and hands on what is not', async () => {
  expect(await ask(`/api/ask/${known}/now`)).toEqual([200, '{"way":"instant"}']);
  expect(await ask(`/api/ask/${other}/now`)).toEqual([200, '{"way":"ordinary"}']);
  expect(await ask(`/api/ask/${known}/now?x=1`)).toEqual([200, '{"way":"ordinary"}']);
  expect((await ask(`/api/ask/${known}/now`, 'POST'))[0]).toBe(405);
  expect((await ask('/api/ask/now'))[0]).toBe(404);
});

it('gives both ways the same headers', async () => {
  const headersOf = async (id: string) => {
    const { headers } = await app.fetch(`/api/ask/${id}/now`);
    return [...headers].filter(([name]) => !['x-request-id', 'date', 'content-length'].includes(name));
  };
  expect(await headersOf(known)).toEqual(await headersOf(other));
});

it('is refused to anything but a public GET', () => {
  const guarded = area(contract, { ask: ordinary, guarded: ordinary }, { guarded: { instant } });
  expect(() => withInstantAnswers(() => undefined, withServices(guarded, null), app.services, '')).toThrow(
    /only a public GET/,
  );
});
