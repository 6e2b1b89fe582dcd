import { judge } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { everyEndpoint } from './openapi/document.ts';
import { strict } from './strict.ts';

const codes = (schema: z.ZodMiniType, value: unknown) => {
  const judged = judge(strict(schema), value, 'en');
  if (judged.success) return judged.data;
  return Object.fromEntries(
    Object.entries(judged.fields).map(([field, problems]) => [field, problems.map(({ code }) => code)]),
  );
};

const address = z.object({ street: z.string('required') });
const person = z
  .object({
    name: z.pipe(
      z.string('required'),
      z.transform((text) => text.trim()),
    ),
    home: z.optional(address),
    others: z._default(z.array(address), []),
    way: z.nullable(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('post'), to: address }),
        z.object({ kind: z.literal('pick-up') }),
      ]),
    ),
    words: z.optional(z.record(z.string(), z.unknown())),
    signed: z.optional(z.looseObject({ id: z.string() })),
  })
  .check(z.refine(({ name }) => name !== 'nobody', { path: ['name'], message: 'invalid' }));

describe('an unknown field', () => {
  it('is named wherever it stands', () => {
    const given = {
      name: 'Nair',
      nmae: 1,
      home: { street: 'Rua', steet: 2 },
      others: [{ street: 'Rua' }, { street: 'Rua', x: 3 }],
      way: { kind: 'post', to: { street: 'Rua', y: 4 }, z: 5 },
    };
    expect(codes(person, given)).toEqual({
      nmae: ['unknown'],
      'home.steet': ['unknown'],
      'others.1.x': ['unknown'],
      'way.to.y': ['unknown'],
      'way.z': ['unknown'],
    });
  });

  it('is told beside what else is wrong', () => {
    expect(codes(person, { nmae: 'Nair', way: null })).toMatchObject({
      name: ['required'],
      nmae: ['unknown'],
    });
  });

  it('is a name like any other, whatever JavaScript makes of it', () => {
    const given: unknown = JSON.parse('{"name":"Nair","way":null,"__proto__":{"a":1},"constructor":1}');
    expect(Object.keys(codes(person, given) as object)).toEqual(
      expect.arrayContaining(['__proto__', 'constructor']),
    );
  });
});

it('takes what the schema takes, as the schema gives it', () => {
  const given = {
    name: ' Nair ',
    way: { kind: 'pick-up' },
    words: { any: [1] },
    signed: { id: '1', more: 2 },
  };
  expect(codes(person, given)).toEqual({ ...given, name: 'Nair', others: [] });
  expect(codes(person, { name: 'nobody', way: null })).toEqual({ name: ['invalid'] });
});

it('follows a schema that holds itself', () => {
  interface Node {
    readonly inner?: Node | undefined;
  }
  const node: z.ZodMiniType<Node> = z.object({ inner: z.optional(z.lazy(() => node)) });
  expect(codes(node, { inner: { inner: { b: 1 } } })).toEqual({ 'inner.inner.b': ['unknown'] });
});

const bodies = everyEndpoint.flatMap(({ area, name, endpoint: { body, foreignFields } }) =>
  body && foreignFields === undefined ? [[`${area}.${name}`, body] as const] : [],
);

it.each(bodies)('%s takes no field that it doesn’t name', (_label, body) => {
  expect(codes(body, { nobodys: 1 })).toMatchObject({ nobodys: ['unknown'] });
});
