import { endpoint, idParams } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { area } from '../core/request/routes.ts';

const contract = {
  echo: endpoint({
    method: 'POST',
    path: '/echo/:id',
    access: 'public',
    summary: 'Says it again.',
    params: idParams,
    body: z.object({ text: z.string('required') }),
    response: z.object({ text: z.string() }),
  }),
  told: endpoint({
    method: 'GET',
    path: '/told',
    access: 'public',
    summary: 'Tells.',
    response: z.object({ text: z.string() }),
  }),
  shared: endpoint({
    method: 'GET',
    path: '/shared',
    access: 'public',
    summary: 'Tells everybody.',
    response: z.object({ text: z.string() }),
  }),
  broken: endpoint({ method: 'GET', path: '/broken', access: 'public', summary: 'Fails.' }),
};

/** How often the shared answer was made, and what it waits for. */
const shared = { made: 0, gate: Promise.resolve() };
const routes = area(
  contract,
  {
    echo: ({ body }) => ({ text: body.text, secret: 'column' }),
    told: () => ({ text: 'olá' }),
    shared: async () => {
      shared.made += 1;
      await shared.gate;
      return { text: 'a todos' };
    },
    broken: () => {
      throw new Error('with the secret of maria@example.com');
    },
  },
  { shared: { shared: true } },
);

const id = '0199b0d8-2f00-7000-8000-000000000000';
const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json', path = `/api/echo/${id}`) =>
  app.fetch(path, { method: 'POST', body, headers: { 'content-type': type } });
const answer = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes });
});
afterAll(() => app.close());

it('answers what the response schema names and nothing else', async () => {
  const response = await post(JSON.stringify({ text: 'oi' }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ text: 'oi' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['broken JSON', '{"text":', 'application/json', 400, 'BAD_JSON'],
  ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400, 'BAD_JSON'],
  ['a form', 'text=oi', 'application/x-www-form-urlencoded', 415, 'TYPE_UNEXPECTED'],
  ['another charset', '{}', 'application/json; charset=latin1', 415, 'TYPE_UNEXPECTED'],
  ['a large body', JSON.stringify({ text: 'x'.repeat(70_000) }), 'application/json', 413, 'BODY_LARGE'],
  ['a missing field', '{}', 'application/json', 422, 'INVALID_REQUEST'],
  ['a list', '[]', 'application/json', 422, 'INVALID_REQUEST'],
  ['a prototype key', '{"__proto__":{"text":"oi"}}', 'application/json', 422, 'INVALID_REQUEST'],
  ['NUL', '{"text":"a\\u0000b"}', 'application/json', 422, 'INVALID_REQUEST'],
  ['half a character', '{"text":"\\ud800"}', 'application/json', 422, 'INVALID_REQUEST'],
  [
    'deep JSON',
    `${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`,
    'application/json',
    422,
    'INVALID_REQUEST',
  ],
])('refuses %s', async (_name, body, type, status, code) => {
  expect(await answer(await post(body, type))).toEqual([status, code]);
});

it.each([
  ['an unknown path', '/api/nothing'],
  ['an id that is none', '/api/echo/1'],
  ['broken percent-encoding', '/api/echo/%E0%A4%A'],
  ['a path in another case', `/api/ECHO/${id}`],
])('answers 404 for %s', async (_name, path) => {
  expect(await answer(await post('{}', 'application/json', path))).toEqual([404, 'NOT_FOUND']);
});

it('answers 405 for a method the path does not have', async () => {
  expect(await answer(await app.fetch(`/api/echo/${id}`))).toEqual([405, 'METHOD_NOT_ALLOWED']);
});

it('says nothing of an unexpected error but that there was one', async () => {
  const response = await app.fetch('/api/broken', { headers: { 'accept-language': 'en' } });
  const text = await response.text();
  expect(response.status).toBe(500);
  const message = 'Something went wrong on our side. We have been told.';
  expect(JSON.parse(text)).toEqual({
    type: '/api/docs/errors/INTERNAL',
    title: message,
    status: 500,
    code: 'INTERNAL',
    message,
    requestId: response.headers.get('x-request-id'),
  });
});

it('names the field in the language of the cookie', async () => {
  const response = await app.fetch(`/api/echo/${id}`, {
    method: 'POST',
    headers: { cookie: 'a=1; language=en', 'accept-language': 'pt-BR' },
  });
  expect(await response.json()).toMatchObject({
    fields: { text: [{ code: 'required', message: 'Required field.' }] },
  });
});

it('answers HEAD as GET without the body, and knows no other method', async () => {
  const [get, head] = [await app.fetch('/api/told'), await app.fetch('/api/told', { method: 'HEAD' })];
  expect(await get.json()).toEqual({ text: 'olá' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  for (const method of ['OPTIONS', 'PUT', 'DELETE']) {
    expect((await app.fetch('/api/told', { method })).status).toBe(405);
  }
});

it('makes a shared answer once for all who ask meanwhile, and keeps no failure', async () => {
  const all = () => Promise.all(Array.from({ length: 8 }, () => app.fetch('/api/shared')));
  const gate = Promise.withResolvers<void>();
  shared.gate = gate.promise;
  const refused = all();
  await expect.poll(() => shared.made).toBeGreaterThan(0);
  gate.reject(new Error('the database is away'));
  for (const { status } of await refused) expect(status).toBe(500);
  const before = shared.made;
  const next = Promise.withResolvers<void>();
  shared.gate = next.promise;
  const told = all();
  await expect.poll(() => shared.made).toBe(before + 1);
  next.resolve();
  for (const response of await told) expect(await response.json()).toEqual({ text: 'a todos' });
  expect(shared.made).toBe(before + 1);
});
