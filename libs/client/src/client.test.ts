import { afterEach, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { clientOf } from './client.ts';
import type { CallOptions, ClientOptions, Upload } from './options.ts';
import {
  breaksOff,
  busy,
  halts,
  hangs,
  json,
  resets,
  scripted,
  type Answering,
  type Scripted,
} from '../test/server.ts';

interface Things {
  readonly readThing: (input: { id: string; f?: object }, options?: CallOptions) => Promise<{ id: string }>;
  readonly makeThing: (input: { body: object }, options?: CallOptions) => Promise<{ id: string }>;
  readonly changeThing: (input: { id: string; body: object }, options?: CallOptions) => Promise<void>;
  readonly recordThings: (input: { body: object }, options?: CallOptions) => Promise<{ id: string }>;
  readonly sendFile: (input: { body: Upload }, options?: CallOptions) => Promise<void>;
}
const ways = {
  readThing: 'GET /things/{id}',
  makeThing: 'POST /things key',
  changeThing: 'PUT /things/{id}',
  sendFile: 'POST /files key upload',
  recordThings: 'POST /things/records again',
};

let server: Scripted;
afterEach(() => server.close());

/** A client of a server that answers so, one answer after the other. */
async function client(answers: readonly Answering[], options: Partial<ClientOptions> = {}): Promise<Things> {
  server = await scripted(...answers);
  return clientOf<Things>(ways, { origin: server.origin, ...options });
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
const keys = () => server.came.map(({ headers }) => headers['idempotency-key']);

it('says who asks, in which language and version, and puts the input where it belongs', async () => {
  const { readThing } = await client([json({ id: 'a/b' })], { token: 'fio_secret', language: 'en' });
  expect(await readThing({ id: 'a/b', f: { state: 'open', none: undefined } })).toEqual({ id: 'a/b' });
  expect(server.came[0]).toMatchObject({
    method: 'GET',
    url: '/api/things/a%2Fb?f%5Bstate%5D=open',
    headers: {
      authorization: 'Bearer fio_secret',
      'accept-language': 'en',
      'fio-version': expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    },
  });
});

it.each(['', '.', '..'])('asks nobody for a thing called %j, whose address is another', async (id) => {
  const { readThing } = await client([json({})]);
  expect(await failure(readThing({ id }))).toBeInstanceOf(TypeError);
  expect(server.came).toEqual([]);
});

it('reads again what was refused in passing, broke off or got no answer', async () => {
  const { readThing } = await client([breaksOff, busy(), busy(429), busy(502), busy(504), json({ id: 'a' })]);
  expect(await readThing({ id: 'a' }, { retries: 5 })).toEqual({ id: 'a' });
  expect(server.came).toHaveLength(6);
});

it('makes one thing by one key, however often it has to ask', async () => {
  const { makeThing } = await client([resets, busy(), json({ id: 'a' }, 201)]);
  expect(await makeThing({ body: { name: 'é' } })).toEqual({ id: 'a' });
  const [first, ...others] = keys();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(others).toEqual([first, first]);
  expect(server.came.map(({ body }) => body)).toEqual(Array(3).fill('{"name":"é"}'));
});

it("takes the caller's key, and another one for each call without", async () => {
  const { makeThing } = await client([json({ id: 'a' }, 201)]);
  const idempotencyKey = '0196f0c8-0000-7000-8000-000000000000';
  await makeThing({ body: {} }, { idempotencyKey });
  await makeThing({ body: {} });
  await makeThing({ body: {} });
  expect(new Set(keys()).size).toBe(3);
  expect(keys()[0]).toBe(idempotencyKey);
});

it('asks again without a key where the document says that twice is once', async () => {
  const { recordThings } = await client([resets, busy(), json({ id: '1' })]);
  expect(await recordThings({ body: {} })).toEqual({ id: '1' });
  expect(keys()).toEqual([undefined, undefined, undefined]);
});

it('takes no key for what has none: nobody would hold to it', async () => {
  const { changeThing, recordThings } = await client([json({})]);
  const key = { idempotencyKey: '0196f0c8-0000-7000-8000-000000000000' };
  expect(await failure(changeThing({ id: '1', body: {} }, key))).toBeInstanceOf(TypeError);
  expect(await failure(recordThings({ body: {} }, key))).toBeInstanceOf(TypeError);
  expect(server.came).toEqual([]);
});

it('never repeats what might be done twice', async () => {
  const { changeThing } = await client([resets]);
  expect(await failure(changeThing({ id: 'a', body: {} }))).toMatchObject({ code: 'NO_ANSWER', status: 0 });
  expect(server.came).toHaveLength(1);
});

it('gives up after so many attempts, and at once where it is to wait for long or where it makes no sense', async () => {
  const { readThing } = await client([busy()], { retries: 1 });
  expect(await failure(readThing({ id: 'a' }))).toMatchObject({ code: 'UNAVAILABLE', requestId: 'r1' });
  expect(server.came).toHaveLength(2);
  await server.close();
  const refusals = [
    json({ code: 'TOO_MANY_REQUESTS', message: '' }, 429, { 'retry-after': '3600' }),
    json({ code: 'IN_LINE', message: '' }, 429, { 'retry-after': '0' }),
    json({ code: 'INTERNAL', message: '' }, 500),
  ];
  const { readThing: again } = await client(refusals);
  expect(await failure(again({ id: 'a' }))).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 3600 });
  expect(await failure(again({ id: 'a' }))).toMatchObject({ code: 'IN_LINE' });
  expect(await failure(again({ id: 'a' }))).toMatchObject({ code: 'INTERNAL' });
  expect(server.came).toHaveLength(3);
});

it('tells a refusal by its code, with the fields that are wrong', async () => {
  const fields = { name: [{ code: 'required', message: 'Informe o nome.' }] };
  const problem = {
    code: 'INVALID_REQUEST',
    message: 'Confira os campos.',
    status: 422,
    requestId: 'r2',
    fields,
  };
  const { makeThing } = await client([json(problem, 422)]);
  const error = await failure(makeThing({ body: {} }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...problem, retryAfter: null });
});

it("knows a proxy's page, and a page in the place of an answer, for what they are", async () => {
  const page: Answering = (response) => void response.writeHead(404).end('<h1>Not found</h1>');
  const portal: Answering = (response) => void response.writeHead(200).end('<h1>Welcome</h1>');
  const { readThing } = await client([page, portal]);
  expect(await failure(readThing({ id: 'a' }))).toMatchObject({ code: 'FOREIGN_ANSWER', status: 404 });
  expect(await failure(readThing({ id: 'a' }))).toMatchObject({ code: 'FOREIGN_ANSWER', status: 200 });
});

it.each([
  ['never answers', hangs],
  ['stops in the middle', halts],
])('waits no longer than it may for a server that %s', async (_, answer) => {
  const { readThing } = await client([answer], { timeout: 50, retries: 0 });
  const error = await failure(readThing({ id: 'a' }));
  expect(error).toMatchObject({ code: 'NO_ANSWER', cause: { name: 'TimeoutError' } });
});

it('ends when its caller says so, with their reason, also while it waits to ask again', async () => {
  const reason = new Error('Enough.');
  const { readThing } = await client([hangs]);
  const hung = new AbortController();
  const call = failure(readThing({ id: 'a' }, { signal: hung.signal }));
  await expect.poll(() => server.came.length).toBe(1);
  hung.abort(reason);
  expect(await call).toBe(reason);
  await server.close();
  const { readThing: again } = await client([
    json({ code: 'UNAVAILABLE', message: '' }, 503, { 'retry-after': '59' }),
  ]);
  const pausing = new AbortController();
  const paused = failure(again({ id: 'a' }, { signal: pausing.signal }));
  await expect.poll(() => server.came.length).toBe(1);
  pausing.abort(reason);
  expect(await paused).toBe(reason);
  expect(await failure(again({ id: 'a' }, { signal: pausing.signal }))).toBe(reason);
  expect(server.came).toHaveLength(1);
});

it('takes its token nowhere else', async () => {
  const elsewhere = await scripted(json({ id: 'a' }));
  const leads: Answering = (response) =>
    void response.writeHead(307, { location: `${elsewhere.origin}/api/things/a` }).end();
  const { readThing } = await client([leads], { token: 'fio_secret', retries: 0 });
  expect(await failure(readThing({ id: 'a' }))).toMatchObject({ code: 'NO_ANSWER' });
  expect(elsewhere.came).toEqual([]);
  await elsewhere.close();
});

it('asks for a token before each attempt, so that one may be changed meanwhile', async () => {
  const tokens = ['fio_old', 'fio_new'];
  const { readThing } = await client([busy(), json({ id: 'a' })], { token: () => tokens.shift() ?? '' });
  await readThing({ id: 'a' });
  expect(server.came.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer fio_old',
    'Bearer fio_new',
  ]);
});

it('shows the headers of an answer to who asks for them', async () => {
  const { makeThing } = await client([json({ id: 'a' }, 201, { 'idempotent-replayed': 'true' })]);
  const seen: (string | null)[] = [];
  await makeThing(
    { body: {} },
    { onResponse: ({ headers }) => seen.push(headers.get('idempotent-replayed')) },
  );
  expect(seen).toEqual(['true']);
});

it('sends a file as it is; one that is a stream once only', async () => {
  const { sendFile } = await client([busy(), (response) => void response.writeHead(204).end()]);
  await sendFile({ body: new TextEncoder().encode('a;b') });
  expect(server.came.map(({ body }) => body)).toEqual(['a;b', 'a;b']);
  await server.close();
  const { sendFile: again } = await client([busy()]);
  const body = new Blob(['c;d']).stream();
  expect(await failure(again({ body }))).toMatchObject({ code: 'UNAVAILABLE' });
  expect(server.came.map((one) => one.body)).toEqual(['c;d']);
});
