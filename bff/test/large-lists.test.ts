import type { Problem, Turn } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEndpoint } from '../src/http/openapi/document.ts';
import { createTestApp, type TestApp } from './app.ts';
import { call } from './call.ts';
import { createStaff, createVisitor, signInStaff } from './factories.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  headers = {
    ...(await signInStaff(app.services, await createStaff(app.services))),
    'accept-language': 'en',
  };
  for (let count = 0; count < 3; count += 1) await createVisitor(app.services);
});
afterAll(() => app.close());

const ask = (path: string) => call<Partial<Problem>>(app, 'GET', path, { headers });
const ID = '0199b0d8-2f00-7000-8000-000000000000';

/** The lists that are turned by a record: their query takes one. */
const large = everyEndpoint.flatMap(({ endpoint: { method, path, query, params } }) => {
  const takes = (asked: object) => query?.safeParse(asked).success === true;
  const isLarge = method === 'GET' && !params && takes({ page: '-1' }) && !takes({ page: '2' });
  return isLarge ? [path] : [];
});

it('are those of what a campaign has millions of', () => {
  expect(large).toEqual(
    expect.arrayContaining(['/admin/registrations', '/admin/invoices', '/admin/sales', '/admin/logs']),
  );
});

it.each(large)('%s answers no page that goes by nothing, and says what to follow', async (path) => {
  for (const page of [2, -2]) {
    const { status, body } = await ask(`${path}?page=${page}`);
    expect([status, body.code]).toEqual([422, 'INVALID_QUERY']);
    expect(body.fields).toEqual({
      page: [{ code: 'page_follows', message: expect.stringContaining('rel="next"') as string }],
    });
  }
  for (const page of [1, -1]) expect((await ask(`${path}?page=${page}`)).status).toBe(200);
});

describe('pages', () => {
  it('are led to by the links, each record once', async () => {
    const found: string[] = [];
    let next: string | undefined = '/admin/registrations?perPage=1';
    while (next !== undefined) {
      const { status, body, headers: told } = await ask(next);
      expect(status).toBe(200);
      const { items } = body as { items: { id: string }[] };
      found.push(...items.map(({ id }) => id));
      next = /<\/api([^>]+)>; rel="next"/.exec(told.get('link') ?? '')?.[1];
    }
    expect([found.length, new Set(found).size]).toEqual([3, 3]);
  });

  it('follow `turn` as well, forwards and back', async () => {
    const turnOf = async (path: string) => ((await ask(path)).body as { turn: Turn }).turn;
    const { after } = await turnOf('/admin/registrations?perPage=1');
    const { before } = await turnOf(`/admin/registrations?perPage=1&page=2&after=${after}`);
    expect((await ask(`/admin/registrations?perPage=1&page=1&before=${before}`)).body).toMatchObject({
      page: 1,
    });
  });
});

it.each([
  ['sort=value&f[cnpj]=11222333000181', { sort: 'With these filters, the order may be: createdAt.' }],
  [
    'f[cnpj]=11222333000181&f[from]=2026-11-01',
    {
      'f[cnpj]': 'These filters don’t go together: f[cnpj], f[from].',
      'f[from]': 'These filters don’t go together: f[cnpj], f[from].',
    },
  ],
  [
    `after=${ID}&before=${ID}`,
    { after: 'Send only one of these: after, before.', before: 'Send only one of these: after, before.' },
  ],
])('says of %s which parameters are refused', async (query, expected) => {
  const { status, body } = await ask(`/admin/sales?${query}`);
  expect([status, body.code]).toEqual([422, 'INVALID_QUERY']);
  const fields = Object.entries(body.fields ?? {}).map(([name, rules]) => [name, rules[0]?.message]);
  expect(Object.fromEntries(fields)).toEqual(expected);
});
