import { randomUUID } from 'node:crypto';
import {
  ERROR_STATUS,
  errorTextsEn,
  errorTextsPt,
  isOpenToEntered,
  REMOTE_FILE_ERRORS,
} from '@fio/contracts';
import type { AnyEndpoint, ErrorAnswer } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../src/areas/index.ts';
import { BODY_LIMIT } from '../src/http/body.ts';
import { everyEndpoint } from '../src/http/openapi/document.ts';
import type { NamedEndpoint } from '../src/http/openapi/named-endpoint.ts';
import { errorsOf } from '../src/http/openapi/operation.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, someIp } from './call.ts';
import { createStaff, createVisitor, signInStaff, signInVisitor, type SignedHeaders } from './factories.ts';
import { samples } from './samples.ts';

const routes = areas.flatMap(({ definition }) => definition.routes ?? []);

let app: TestApp;
let signed: Record<'visitor' | 'entered' | 'staff' | 'powerless', SignedHeaders>;

beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  const { services } = app;
  const [visitor, staff] = [await createVisitor(services), await createStaff(services)];
  signed = {
    visitor: await signInVisitor(services, visitor),
    entered: await signInVisitor(services, visitor, staff.id),
    staff: await signInStaff(services, staff),
    powerless: await signInStaff(services, await createStaff(services, { type: 'user', permissions: [] })),
  };
});
afterAll(() => app.close());

const label = ({ area, name, endpoint }: NamedEndpoint) =>
  `${area}.${name} ${endpoint.method} ${endpoint.path}`;
const where = (test: (endpoint: AnyEndpoint) => boolean) =>
  everyEndpoint.filter(({ endpoint }) => test(endpoint)).map((one) => [label(one), one] as const);

/** Values no record has; a slug, a state or a type by its own shape, an id by the one that the endpoint takes. */
const unknown: Record<string, () => string> = {
  slug: () => 'nao-existe',
  state: () => 'XX',
  type: () => 'reports',
  remote: () => 'mf-nobody',
  build: () => '0'.repeat(16),
};
function unknownOf({ params }: AnyEndpoint, name: string): string {
  const uuid = randomUUID();
  const found = [uuid, `${uuid}.0`, '192.0.2.1'].find(
    (value) => params?.safeParse({ [name]: value }).success,
  );
  return unknown[name]?.() ?? found ?? uuid;
}
const pathOf = (endpoint: AnyEndpoint, value = (name: string) => unknownOf(endpoint, name)) =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => value(name));

const own = ({ strategy }: AnyEndpoint) => (strategy === 'admin' ? signed.staff : signed.visitor);
const other = ({ strategy }: AnyEndpoint) => (strategy === 'admin' ? signed.visitor : signed.staff);

interface Sent {
  readonly headers?: Record<string, string>;
  readonly path?: string;
  readonly body?: string;
  readonly type?: string;
}

async function send(endpoint: AnyEndpoint, sent: Sent) {
  const { headers = {}, path, body, type = endpoint.bodyTypes?.[0] ?? 'application/json' } = sent;
  const response = await app.fetch(`/api${path ?? pathOf(endpoint)}`, {
    method: endpoint.method,
    headers: { 'x-forwarded-for': someIp(), ...(body !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body }),
  });
  return {
    status: response.status,
    answer: (await response.json().catch(() => ({}))) as Partial<ErrorAnswer>,
  };
}

describe('mounting', () => {
  it.each(where(() => true))('%s has one handler', (_label, { endpoint }) => {
    expect(routes.filter((route) => route.endpoint === endpoint)).toHaveLength(1);
  });

  it('has no route beyond the contracts, and no address twice', () => {
    const endpoints = everyEndpoint.map(({ endpoint }) => endpoint);
    expect(routes.filter((route) => !endpoints.includes(route.endpoint))).toEqual([]);
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('what endpoints promise', () => {
  it('is written by the worker: what can be exported is declared by its area', () => {
    const declared = areas.flatMap(({ definition: { exports = [] } }) => exports.map(({ name }) => name));
    const asked = everyEndpoint
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/export'))
      .map(({ access }) => access.split(':')[0] ?? '');
    expect(asked.length).toBeGreaterThan(10);
    expect(declared.toSorted()).toEqual(asked.toSorted());
  });

  it('has a list from which what is done to many is chosen', () => {
    const listed = everyEndpoint.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    const bulk = everyEndpoint.filter(({ endpoint }) => endpoint.bulk === true);
    expect(bulk.length).toBeGreaterThan(0);
    for (const { endpoint } of bulk) expect(listed).toContain(`GET ${endpoint.path.split('/:id')[0]}`);
  });
});

describe('error codes', () => {
  it.each(where(() => true))('%s answers codes with a status and both texts', (_label, { endpoint }) => {
    for (const code of errorsOf(endpoint)) {
      expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400);
      expect(errorTextsPt[code]).toMatch(/\S/);
      expect(errorTextsEn[code]).toMatch(/\S/);
    }
  });
});

/** Answered where there is no operation: by the files of remotes, and to a method that an address doesn't take. */
const OUTSIDE_OPERATIONS: readonly string[] = ['METHOD_NOT_ALLOWED', 'RANGE_BEYOND', ...REMOTE_FILE_ERRORS];

it('has no error code that no operation declares', () => {
  const declared = new Set<string>(everyEndpoint.flatMap(({ endpoint }) => errorsOf(endpoint)));
  const idle = Object.keys(ERROR_STATUS).filter((code) => !declared.has(code));
  expect(idle.toSorted()).toEqual(OUTSIDE_OPERATIONS.toSorted());
});

describe('sessions', () => {
  const guarded = where(({ access }) => access !== 'public');
  it.each(guarded)('%s answers 401 without a token', async (_label, { endpoint }) => {
    expect(await send(endpoint, {})).toMatchObject({ status: 401, answer: { code: 'UNAUTHORIZED' } });
  });

  it.each(guarded)('%s answers 401 to a token of the other strategy', async (_label, { endpoint }) => {
    const { status, answer } = await send(endpoint, { headers: other(endpoint) });
    expect([status, answer.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it.each(guarded)('%s answers 403 to a page of another site', async (_label, { endpoint }) => {
    const { status } = await send(endpoint, {
      headers: { ...own(endpoint), 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
  });

  it.each(where(({ access }) => access !== 'public' && access !== 'session'))(
    '%s answers 403 without its permission',
    async (_label, { endpoint }) => {
      const { status, answer } = await send(endpoint, { headers: signed.powerless });
      expect([status, answer.code]).toEqual([403, 'FORBIDDEN']);
    },
  );
});

describe('staff who have entered as a visitor', () => {
  const visitors = where(({ strategy }) => strategy === 'user');
  it('find open what reads, and these beside', () => {
    const open = visitors.filter(([, { endpoint: one }]) => isOpenToEntered(one) && one.method !== 'GET');
    expect(open.map(([, { endpoint }]) => `${endpoint.method} ${endpoint.path}`).toSorted()).toEqual([
      ...['POST /embeds/visits', 'POST /entered', 'POST /login', 'POST /login/passkey'],
      ...['POST /login/passkey/options', 'POST /logout', 'POST /observation/errors'],
      ...['POST /observation/policy', 'POST /observation/visits', 'POST /remotes/loads', 'POST /visits'],
      'PUT /profile',
    ]);
  });

  it.each(visitors.filter(([, { endpoint }]) => !isOpenToEntered(endpoint)))(
    '%s refuses them',
    async (_label, { endpoint }) => {
      const { status, answer } = await send(endpoint, { headers: signed.entered });
      expect([status, answer.code]).toEqual([403, 'ENTERED_SESSION']);
    },
  );
});

describe('addresses', () => {
  // oEmbed's is specified elsewhere: whoever asks adds parameters of their own.
  it.each(where(({ query, path }) => query !== undefined && path !== '/oembed'))(
    '%s refuses an unknown filter',
    async (_label, { endpoint }) => {
      const path = `${pathOf(endpoint)}?nonsense=1&page=0&f[nonsense]=1&__proto__=1&constructor=1`;
      const { status, answer } = await send(endpoint, { headers: own(endpoint), path });
      expect([status, answer.code]).toEqual([422, 'INVALID_QUERY']);
      const fields = Object.keys(answer.fields ?? {});
      expect(fields).toEqual(expect.arrayContaining(['nonsense', 'page', '__proto__', 'constructor']));
      // What is no list has no filters at all.
      expect(fields.some((field) => field === 'f' || field === 'f[nonsense]')).toBe(true);
    },
  );

  it.each(where(({ params, errors }) => params !== undefined && (errors?.includes('NOT_FOUND') ?? false)))(
    '%s answers 404 for what does not exist',
    async (_label, { area, name, endpoint }) => {
      const sample = samples[`${area}.${name}`];
      const body = sample === undefined ? {} : { body: JSON.stringify(sample) };
      const { status, answer } = await send(endpoint, { headers: own(endpoint), ...body });
      expect([status, answer.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it.each(where(({ params }) => params !== undefined))(
    '%s answers 404 for a misshapen id',
    async (_l, { endpoint }) => {
      for (const value of ['%00', '..%2f..', 'x'.repeat(2000), "'; drop table shows --", '%F0%9F%92%A9']) {
        const path = pathOf(endpoint, () => (value.includes('%') ? value : encodeURIComponent(value)));
        expect((await send(endpoint, { headers: own(endpoint), path })).status).toBe(404);
      }
    },
  );
});

describe('bodies', () => {
  const withBody = where(({ body }) => body !== undefined);
  it.each(withBody)('%s names the fields of an empty body', async (_label, { endpoint }) => {
    const { status, answer } = await send(endpoint, { headers: own(endpoint), body: '{}' });
    expect([status, answer.code]).toEqual([422, 'INVALID_REQUEST']);
    const problems = Object.values(answer.fields ?? {}).flat();
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem.message).toMatch(/\S/);
  });

  it.each(withBody)(
    '%s refuses what is no object, broken, foreign or too large',
    async (_label, { endpoint }) => {
      const headers = own(endpoint);
      const large = JSON.stringify({ filler: 'x'.repeat(endpoint.bodyLimit ?? BODY_LIMIT) });
      const found = await Promise.all([
        send(endpoint, { headers, body: '[]' }),
        send(endpoint, { headers, body: '{"a":' }),
        send(endpoint, { headers, body: 'a=1', type: 'application/x-www-form-urlencoded' }),
        send(endpoint, { headers, body: large }),
      ]);
      expect(found.map(({ status, answer }) => [status, answer.code])).toEqual([
        [422, 'INVALID_REQUEST'],
        [400, 'BAD_JSON'],
        [415, 'TYPE_UNEXPECTED'],
        [413, 'BODY_LARGE'],
      ]);
    },
  );
});
