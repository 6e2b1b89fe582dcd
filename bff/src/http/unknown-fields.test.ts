import { endpoint, type ErrorAnswer } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { area } from '../core/request/routes.ts';
import { openApiDocument } from './openapi/document.ts';

const body = z.object({
  city: z.string('required'),
  pets: z.optional(z.array(z.object({ name: z.string() }))),
});
const contract = {
  keep: endpoint({
    method: 'POST',
    path: '/keep',
    access: 'public',
    body,
    response: body,
    summary: 'Keeps.',
  }),
  hear: endpoint({
    method: 'POST',
    path: '/hear',
    access: 'public',
    body,
    foreignFields: 'browsers write it',
    response: body,
    summary: 'Hears.',
  }),
};

let app: TestApp;
beforeAll(async () => {
  const routes = area(contract, { keep: (input) => input.body, hear: (input) => input.body });
  app = await createTestApp({ routes });
});
afterAll(() => app.close());

async function send(path: string, text: string) {
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
  const response = await app.fetch(`/api${path}`, { method: 'POST', headers, body: text });
  return { status: response.status, body: (await response.json()) as Partial<ErrorAnswer> };
}

it('refuses fields that it doesn’t name, by their names', async () => {
  const text = '{"city":"Recife","addres":"Rua","pets":[{"name":"Bia","age":3}],"__proto__":{"admin":true}}';
  const unknown = [{ code: 'unknown', message: 'Unknown field.' }];
  const { status, body: answer } = await send('/keep', text);
  expect([status, answer.code]).toEqual([422, 'INVALID_REQUEST']);
  expect(Object.entries(answer.fields ?? {})).toEqual(
    expect.arrayContaining([
      ['addres', unknown],
      ['pets.0.age', unknown],
      ['__proto__', unknown],
    ]),
  );
});

it('reads past them where browsers write the body, and keeps none', async () => {
  expect(await send('/hear', '{"city":"Recife","addres":"Rua","pets":[{"name":"Bia","age":3}]}')).toEqual({
    status: 200,
    body: { city: 'Recife', pets: [{ name: 'Bia' }] },
  });
});

it('says so in the document', () => {
  const { paths, components } = openApiDocument({ name: 'Fio', bindingCookie: 'fio' }, 'user');
  const schemaOf = (path: string) => {
    const sent = paths?.[path]?.post?.requestBody as {
      content: Record<string, { schema: { $ref: string } }>;
    };
    const { $ref = '' } = sent.content['application/json']?.schema ?? {};
    return components?.schemas?.[$ref.split('/').at(-1) ?? ''] as { additionalProperties?: unknown };
  };
  expect(schemaOf('/sac').additionalProperties).toBe(false);
  expect(schemaOf('/login/passkey').additionalProperties).toBeUndefined();
});
