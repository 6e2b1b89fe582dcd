import { randomUUID } from 'node:crypto';
import { endpoint, version, yesNo, type Problem } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { area } from '../core/request/routes.ts';

const WAYS = ['post', 'pick-up'] as const;

const contract = {
  order: endpoint({
    method: 'POST',
    path: '/orders',
    access: 'public',
    summary: 'Orders something.',
    body: z.object({
      name: z.string('name').check(z.maxLength(5, 'limit'), z.minLength(2, 'invalid')),
      units: z.int('required').check(z.minimum(1, 'invalid'), z.maximum(9, 'limit')),
      weight: z.optional(z.number('number')),
      isGift: z.boolean('required'),
      way: z.enum(WAYS, 'required'),
      tags: z
        .array(z.string('required'), 'required')
        .check(z.minLength(1, 'required'), z.maxLength(2, 'limit')),
      to: z.optional(z.object({ street: z.string('required') }, 'required')),
      by: z.optional(
        z.discriminatedUnion(
          'kind',
          [z.object({ kind: z.literal('card') }), z.object({ kind: z.literal('cash') })],
          'invalid',
        ),
      ),
      version: z.optional(version()),
    }),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/orders',
    access: 'public',
    summary: 'Lists orders.',
    query: z.strictObject({
      perPage: z.optional(z.coerce.number('invalid').check(z.int('invalid'), z.maximum(100, 'limit'))),
      f: z.optional(z.strictObject({ gift: z.optional(yesNo()) })),
    }),
  }),
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    routes: area(contract, {
      order: (_, context) => context.transaction(() => Promise.resolve()),
      orders: () => Promise.resolve(),
    }),
  });
});
afterAll(() => app.close());

const english = { 'accept-language': 'en' };
async function send(path: string, body?: string | Uint8Array<ArrayBuffer>, headers = {}) {
  const response = await app.fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...english, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
  return response.status === 204 ? null : ((await response.json()) as Problem);
}
/** The sentences of each field. */
const told = (problem: Problem | null) =>
  Object.fromEntries(
    Object.entries(problem?.fields ?? {}).map(([field, rules]) => [
      field,
      rules.map(({ message }) => message),
    ]),
  );
const whole = { name: 'Rosa', units: 2, isGift: false, way: 'post', tags: ['a'] };
const wrong = async (fields: object) => told(await send('/orders', JSON.stringify({ ...whole, ...fields })));

describe('a broken rule', () => {
  it('is none of what fits', async () => {
    expect(await send('/orders', JSON.stringify(whole))).toBeNull();
  });

  it('says which type is expected, and that alone of what is missing is required', async () => {
    const types = { name: 5, units: '2', weight: '3 kg', isGift: 'no', tags: 'a', to: 'Rua', version: 1.5 };
    expect(await wrong(types)).toEqual({
      name: ['The type must be string.'],
      units: ['The type must be number.'],
      weight: ['The type must be number.'],
      isGift: ['The type must be boolean.'],
      tags: ['The type must be array.'],
      to: ['The type must be object.'],
      version: ['Use a whole number.'],
    });
    expect(await wrong({ units: undefined, way: null, tags: [], to: {} })).toEqual({
      units: ['Required field.'],
      way: ['Required field.'],
      tags: ['Required field.'],
      'to.street': ['Required field.'],
    });
  });

  it('lists the choices', async () => {
    const answer = await send('/orders', JSON.stringify({ ...whole, way: 'pigeon', by: { kind: 'barter' } }));
    expect(answer?.fields).toEqual({
      way: [{ code: 'choice', message: 'Choose one of: post, pick-up.', param: 'post, pick-up' }],
      'by.kind': [{ code: 'choice', message: 'Choose one of: card, cash.', param: 'card, cash' }],
    });
  });

  it('speaks of the value of a number, of the items of a list and of the characters of a text', async () => {
    expect(await wrong({ units: 10, name: 'Rosa Maria', tags: ['a', 'b', 'c'] })).toEqual({
      units: ['The value may be 9 at most.'],
      name: ['At most 5 characters.'],
      tags: ['At most 2 items.'],
    });
    expect(await wrong({ units: 2e20 })).toEqual({
      units: [`The value may be ${2 ** 53 - 1} at most.`, 'The value may be 9 at most.'],
    });
    expect(await wrong({ units: 0, name: 'R' })).toEqual({
      units: ['The value must be 1 at least.'],
      name: ['At least 2 characters.'],
    });
  });

  it('names a parameter as the address has it', async () => {
    expect(told(await send('/orders?perPage=101&f[gift]=perhaps&f[none]=1'))).toEqual({
      perPage: ['The value may be 100 at most.'],
      'f[gift]': ['Choose one of: yes, no.'],
      'f[none]': ['Unknown field.'],
    });
    expect(told(await send('/orders?perPage=ten'))).toEqual({ perPage: ['The type must be number.'] });
  });
});

describe('a body that can’t be read', () => {
  it('says where, and nothing of what stands there', async () => {
    const answer = await send('/orders', '{"name": "Rosa",\n "cpf": 390.533.447-05}');
    expect(answer).toMatchObject({ status: 400, code: 'BAD_JSON' });
    expect(answer?.fields).toEqual({
      body: [
        { code: 'json', message: 'The JSON stops being valid here (line:column): 2:16.', param: '2:16' },
      ],
    });
    // The request's id is drawn at random, and may have these digits.
    expect(JSON.stringify({ ...answer, requestId: null })).not.toMatch(/390|447/);
  });

  it('says that it is not in UTF-8', async () => {
    const answer = await send('/orders', new Uint8Array([0x22, 0xff, 0x22]));
    expect([answer?.code, told(answer)]).toEqual(['BAD_JSON', { body: ['The body is not in UTF-8.'] }]);
  });
});

it('names the header of a key that is none, or another request’s', async () => {
  const sent = JSON.stringify(whole);
  const none = await send('/orders', sent, { 'idempotency-key': 'again' });
  expect([none?.code, told(none)]).toEqual(['INVALID_REQUEST', { 'Idempotency-Key': ['Use a UUID.'] }]);
  const key = { 'idempotency-key': randomUUID() };
  await send('/orders', sent, key);
  const reused = await send('/orders', JSON.stringify({ ...whole, units: 3 }), key);
  expect([reused?.code, told(reused)]).toEqual([
    'IDEMPOTENCY_KEY_REUSED',
    { 'Idempotency-Key': ['This key was used with another request.'] },
  ]);
});
