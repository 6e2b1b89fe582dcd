import { randomUUID } from 'node:crypto';
import { DEFAULT_PERMISSIONS, type AnyEndpoint, type ErrorAnswer } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiToken } from '../src/core/identity/ApiTokens.ts';
import { PROOF_TIME } from '../src/core/identity/session-policy.ts';
import { everyEndpoint } from '../src/http/openapi/document.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, someIp } from './call.ts';
import { HOUR } from './clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from './factories.ts';

let app: TestApp;
/** The same product where super users must have a second factor. */
let demanding: TestApp;
let stale: SignedHeaders;
let program: SignedHeaders;
let bare: SignedHeaders;

/** A program with every scope there is. */
async function createProgram(): Promise<SignedHeaders> {
  const { db, clock } = app.services;
  const { id: ownerId } = await createStaff(app.services);
  const { secret, ...kept } = createApiToken();
  const scopes = DEFAULT_PERMISSIONS.super.map((entry) => ({ ...entry }));
  const expiresAt = new Date(clock.now().getTime() + HOUR);
  await db.apiToken.create({ data: { name: 'all', scopes, ownerId, expiresAt, ...kept } });
  return { authorization: `Bearer ${secret}` };
}

beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  const { services } = app;
  stale = await signInStaff(services, await createStaff(services), Date.now() - PROOF_TIME);
  program = await createProgram();
  demanding = await createTestApp({ env: { ...BEHIND_PROXY, SECOND_FACTOR: 'super' } });
  bare = await signInStaff(demanding.services, await createStaff(demanding.services));
});
afterAll(async () => {
  await app.close();
  await demanding.close();
});

const where = (test: (endpoint: AnyEndpoint) => boolean) =>
  everyEndpoint
    .filter(({ endpoint }) => test(endpoint))
    .map(({ area, name, endpoint }) => [`${area}.${name}`, endpoint] as const);

/** With ids nobody has and a body that lacks all: whoever is let in is told so, and nothing is done. */
async function codeFor(to: TestApp, { method, path, body }: AnyEndpoint, headers: SignedHeaders) {
  const response = await to.fetch(`/api${path.replace(/:\w+/g, () => randomUUID())}`, {
    method,
    headers: { ...headers, 'x-forwarded-for': someIp(), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: '{}' }),
  });
  if (!response.ok) return ((await response.json()) as ErrorAnswer).code;
  // Some answers never end by themselves.
  await response.body?.cancel();
  return null;
}

const proved = where(({ freshProof }) => freshProof === true);

it.each(proved)('%s asks a session that was proved too long ago to prove itself', async (_name, endpoint) => {
  expect(await codeFor(app, endpoint, stale)).toBe('PROOF_REQUIRED');
});

it.each(proved)('%s refuses a program, whatever its scopes', async (_name, endpoint) => {
  expect(await codeFor(app, endpoint, program)).toBe('FORBIDDEN');
});

const guarded = where(({ strategy, access }) => strategy === 'admin' && access !== 'public');

it.each(guarded.filter(([, { duringSetUp }]) => !duringSetUp))(
  '%s is closed to who must set up a second factor first',
  async (_name, endpoint) => {
    expect(await codeFor(demanding, endpoint, bare)).toBe('SECOND_FACTOR_NEEDED');
  },
);

it.each(guarded.filter(([, { duringSetUp }]) => duringSetUp))(
  '%s is open to who must set up a second factor first',
  async (_name, endpoint) => {
    const { services } = demanding;
    const headers = await signInStaff(services, await createStaff(services));
    expect([null, 'INVALID_REQUEST']).toContain(await codeFor(demanding, endpoint, headers));
  },
);
