import { expect, it } from 'vitest';
import type { OpenApi, Operation } from './documents.ts';
import { eventsModule } from './events.ts';
import { moduleOf } from './module.ts';
import { typeOf } from './type-of.ts';

const program = [{ staff: [], binding: [] }, { apiToken: [] }];
const json = (schema: object) => ({ 'application/json': { schema } });
const answer = (content?: object) => ({ '200': { ...(content && { content }) } }) as Operation['responses'];
const operation = (operationId: string, rest: object = {}): Operation => ({
  operationId,
  tags: ['things'],
  summary: 'Does it.',
  security: program,
  responses: answer(),
  ...rest,
});

const key = { in: 'header', name: 'Idempotency-Key' };
const id = { in: 'path', name: 'id', required: true, schema: { type: 'string' } };
const schemas = {
  Problem: { type: 'object', properties: { code: { enum: ['CONFLICT'] } }, required: ['code'] },
  Thing: { type: 'object', properties: { kind: { $ref: '#/components/schemas/Kind' } }, required: ['kind'] },
  Kind: { type: 'string', enum: ['one', "other's"], description: 'What kind of thing.' },
  Unreached: { type: 'object' },
};
const document = (paths: OpenApi['paths'], rest: Partial<OpenApi> = {}): OpenApi => ({
  paths,
  components: { schemas, parameters: { Id: id } },
  ...rest,
});

it('writes what each operation takes and answers, who may call it, and how', () => {
  const thing = { $ref: '#/components/schemas/Thing' };
  const sort = { in: 'query', name: 'sort', schema: { enum: ['name', '-name'] } };
  const text = moduleOf(
    document({
      '/things/{id}': {
        get: operation('getThing', {
          parameters: [{ $ref: '#/components/parameters/Id' }, sort],
          responses: answer(json(thing)),
          'x-permission': 'things:view',
        }),
        put: operation('fileThing', {
          parameters: [id, key],
          requestBody: { content: { 'application/octet-stream': {} } },
        }),
      },
      '/things/{id}/file': {
        get: operation('downloadThing', { parameters: [id], responses: answer({ 'text/csv': {} }) }),
      },
      '/things/records': { post: operation('recordThings', { 'x-repeatable': true }) },
      '/things/live': {
        get: operation('followThings', { responses: answer({ 'text/event-stream': { schema: thing } }) }),
      },
    }),
    'Client',
  );
  expect(text).toContain("/** What kind of thing. */\nexport type Kind = 'one' | 'other\\'s';");
  expect(text).toContain('export interface Thing {\n  kind: Kind;\n}');
  expect(text).not.toContain('Unreached');
  expect(text).toContain('/** Does it. Takes the scope `things:view`. `GET /things/{id}` */');
  expect(text).toMatch(
    /getThing: \(\s+input: \{\s+id: string;\s+sort\?: 'name' \| '-name' \| undefined;\s+\},/,
  );
  expect(text).toContain('Promise<Thing>');
  expect(text).toMatch(
    /followThings: \(\s+input\?: NoInput,\s+options\?: CallOptions,\s+\) => AsyncGenerator<Thing, void>/,
  );
  for (const line of [
    "downloadThing: 'GET /things/{id}/file file'",
    "fileThing: 'PUT /things/{id} key upload'",
    "followThings: 'GET /things/live events'",
    "getThing: 'GET /things/{id}'",
    "recordThings: 'POST /things/records again'",
  ])
    expect(text).toContain(line);
});

it('leaves out what takes a person or a browser', () => {
  const ofPeople = operation('signIn', { security: [{ staff: [], binding: [] }] });
  const ofBrowsers = operation('reportErrors', {
    security: [],
    requestBody: { content: { 'application/reports+json': {} } },
  });
  const text = moduleOf(document({ '/in': { post: ofPeople }, '/errors': { post: ofBrowsers } }), 'Client');
  expect(text).not.toMatch(/signIn|reportErrors/);
});

it('refuses two things of one name', () => {
  const twice = document({ '/a': { get: operation('getIt') }, '/b': { get: operation('getIt') } });
  expect(() => moduleOf(twice, 'Client')).toThrow('Two operations are called getIt');
  const body = { in: 'query', name: 'body', schema: {} };
  const clash = document({ '/a': { get: operation('getIt', { parameters: [body] }) } });
  expect(() => moduleOf(clash, 'Client')).toThrow('one name');
});

it.each([
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
  [{ type: 'array', prefixItems: [{ type: 'integer' }, { const: 'x' }] }, "[number, 'x']"],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Record<string, number>'],
  [{ type: 'object', additionalProperties: false }, 'Record<string, never>'],
  [
    { allOf: [{ $ref: '#/components/schemas/A' }, { anyOf: [{ type: 'string' }, { type: 'null' }] }] },
    'A & (string | null)',
  ],
  [{ type: 'object', properties: { 'a-b': {} } }, "{\n  'a-b'?: unknown;\n}"],
  [{}, 'unknown'],
])('writes %j', (schema, type) => expect(typeOf(schema)).toBe(type));

it('tells events apart by their kind, and writes any where the document has none', () => {
  const ThingOpenedEvent = {
    type: 'object',
    description: 'Opened.',
    properties: { type: { const: 'thing.opened' }, data: { $ref: '#/components/schemas/Thing' } },
  };
  const content = json({ $ref: '#/components/schemas/ThingOpenedEvent' });
  const text = eventsModule(
    document(
      {},
      {
        webhooks: { 'thing.opened': { post: { requestBody: { content } } } },
        components: { schemas: { ...schemas, ThingOpenedEvent } },
      },
    ),
  );
  expect(text).toMatch(/Opened\. \*\/\nexport interface ThingOpenedEvent \{\n {2}type\?: 'thing\.opened';/);
  expect(text.match(/interface ThingOpenedEvent/g)).toHaveLength(1);
  expect(text).toContain('export type WebhookEvent = ThingOpenedEvent;');
  expect(text).toMatch(/\ninterface Thing [^]*\ntype Kind = /);
  expect(eventsModule(document({}))).toContain('data: Record<string, unknown>');
});
