import { randomUUID } from 'node:crypto';
import {
  ADMIN_TYPES,
  DEFAULT_PERMISSIONS,
  PERMISSIONS,
  PERSONAL_PERMISSIONS,
  type Action,
  type AdminType,
  type AnyEndpoint,
  type ErrorAnswer,
  type PermissionArea,
  type PermissionKey,
} from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEndpoint } from '../src/http/openapi/document.ts';
import type { NamedEndpoint } from '../src/http/openapi/named-endpoint.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BEHIND_PROXY, someIp } from './call.ts';
import { createStaff, signInStaff, type SignedHeaders } from './factories.ts';

const isGuarded = ({ endpoint: { strategy, access } }: NamedEndpoint) =>
  strategy === 'admin' && access !== 'public' && access !== 'session';
const guarded = everyEndpoint.filter(isGuarded);
const forAll = everyEndpoint.filter(
  ({ endpoint: { strategy, access } }) => strategy === 'admin' && access === 'session',
);

/** What asks for no permission of its own: one more is a decision, not an oversight. */
const UNGUARDED = [
  ...[
    ...['account.checkReset', 'account.forgot', 'account.login', 'account.reset'],
    'remoteLoads.reportByStaff',
  ].map((name) => `${name} public`),
  ...[
    ...['apiDocuments.client', 'apiDocuments.entries', 'apiDocuments.openApi', 'apiDocuments.readable'],
    ...['account.logout', 'account.update', 'account.user', 'adminSearch.find', 'adminSearch.destinations'],
    ...['bulkRuns.cancel', 'bulkRuns.decide', 'bulkRuns.get', 'bulkRuns.list', 'bulkRuns.preview'],
    ...['bulkRuns.start', 'changes.follow'],
    ...['listViews.begin', 'listViews.choose', 'listViews.get', 'listViews.remove', 'listViews.save'],
    ...['listViews.share', 'listViews.space', 'ownToken.get', 'ownToken.rotate'],
    ...['security.confirmTwoFactor', 'security.disableTwoFactor', 'security.endOtherSessions'],
    ...['security.endSession', 'security.get', 'security.prepareTwoFactor', 'security.prove'],
    ...['security.renewRecoveryCodes', 'security.sessions', 'security.tokens'],
  ].map((name) => `${name} session`),
];

/** What gives something away, and so asks for a proof of minutes ago: one less is a decision, not an oversight. */
const PROVED = [
  ...[
    'cancel',
    'extraction',
    'freeze',
    'postpone',
    'publish',
    'release',
    'review',
    'run',
    'sendBack',
    'withdraw',
  ].map((name) => `calculation.${name}`),
  ...['confirmPostponement', 'withdrawPostponement'].map((name) => `calculation.${name}`),
  ...['disqualify', 'confirmDisqualification', 'withdrawDisqualification'].map((name) => `winners.${name}`),
  ...['adminPrizes.deliver', 'adminPrizes.give', 'adminPrizes.pending'],
  ...['adminTickets.generate', 'adminTickets.invalidate'],
  ...['permissions.saveType', 'permissions.saveUser', 'prizeSchedules.create', 'prizeSchedules.reveal'],
  'shopCodes.create',
  ...[
    ...['tokens.create', 'tokens.rotate', 'tokens.update'],
    'users.create',
    'users.enable',
    'users.invite',
    'users.resetTwoFactor',
    'users.update',
  ],
  ...['validation.invalidate', 'validation.validate'],
  ...['webhooks.create', 'webhooks.resume', 'webhooks.rotate', 'webhooks.update'],
  ...['back', 'deliver', 'leave', 'surrogate', 'validate'].map((name) => `winners.${name}`),
  ...['winnersDraw.schedule', 'winnersDraw.withdraw'],
];
/** What is open to an account that must set up a second factor first. */
const DURING_SET_UP = [
  ...['account.logout', 'account.user'],
  ...['security.confirmTwoFactor', 'security.get', 'security.prepareTwoFactor'],
];

const label = ({ area, name, endpoint: { method, path, access } }: NamedEndpoint) =>
  `${area}.${name} ${method} ${path} (${access})`;
const partsOf = (access: AnyEndpoint['access']) =>
  (access as PermissionKey).split(':') as [PermissionArea, Action];

/** What the catalogue says, by nothing but the catalogue. */
const holds = (type: AdminType, access: AnyEndpoint['access']) => {
  const [area, action] = partsOf(access);
  return DEFAULT_PERMISSIONS[type].some((entry) => entry.permission === area && entry.action === action);
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

type Verdict = 'allowed' | 'refused' | `unexpected ${string}`;

/** Records nobody has and bodies that lack all: whoever is let in is told so, and nothing is done. */
async function ask({ method, path, body }: AnyEndpoint, headers: SignedHeaders): Promise<Verdict> {
  const response = await app.fetch(`/api${path.replace(/:\w+/g, () => randomUUID())}`, {
    method,
    headers: {
      ...headers,
      'x-forwarded-for': someIp(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: '{}' }),
  });
  const { status } = response;
  if (status !== 401 && status !== 403) {
    // Some answers never end by themselves.
    await response.body?.cancel();
    return status < 500 ? 'allowed' : `unexpected ${status}`;
  }
  const { code } = (await response.json()) as ErrorAnswer;
  return status === 403 && code === 'FORBIDDEN' ? 'refused' : `unexpected ${status} ${code}`;
}

const matrix = ADMIN_TYPES.map((type) => [type] as const);

describe('the matrix of permissions', () => {
  it('has only keys of the catalogue, and every type a place in it', () => {
    const unknown = guarded.filter(({ endpoint: { access } }) => {
      const [area, action] = partsOf(access);
      const actions: readonly Action[] = PERMISSIONS[area];
      return !actions.includes(action);
    });
    expect(unknown.map(label)).toEqual([]);
    expect(Object.keys(DEFAULT_PERMISSIONS).sort()).toEqual([...ADMIN_TYPES].sort());
    // What nothing asks for would prove nothing.
    expect(guarded.length).toBeGreaterThan(100);
  });

  it('asks for a permission everywhere but where it is known not to', () => {
    const unguarded = everyEndpoint.filter((one) => one.endpoint.strategy === 'admin' && !isGuarded(one));
    const named = unguarded.map(({ area, name, endpoint }) => `${area}.${name} ${endpoint.access}`);
    expect(named.sort()).toEqual([...UNGUARDED].sort());
  });

  const named = (test: (endpoint: AnyEndpoint) => boolean | undefined) =>
    everyEndpoint.filter(({ endpoint }) => test(endpoint)).map(({ area, name }) => `${area}.${name}`);

  it('asks for a new proof where something is given away', () => {
    expect(named(({ freshProof }) => freshProof).sort()).toEqual([...PROVED].sort());
  });

  it('knows by what a program’s token would open nothing', () => {
    const keys = new Set(guarded.map(({ endpoint }) => endpoint.access));
    const isPersonal = (key: string) =>
      guarded.every(({ endpoint }) => endpoint.access !== key || endpoint.peopleOnly);
    expect([...keys].filter(isPersonal).sort()).toEqual([...PERSONAL_PERMISSIONS].sort());
  });

  it('lets who must set up a second factor do that and no more', () => {
    expect(named(({ duringSetUp }) => duringSetUp).sort()).toEqual(DURING_SET_UP);
  });

  it.each(matrix)('lets %s do what the catalogue gives, and refuses the rest', async (type) => {
    const headers = await signInStaff(app.services, await createStaff(app.services, { type }));
    const found: string[] = [];
    for (const one of guarded) found.push(`${label(one)}: ${await ask(one.endpoint, headers)}`);
    const expected = guarded.map(
      (one) => `${label(one)}: ${holds(type, one.endpoint.access) ? 'allowed' : 'refused'}`,
    );
    expect(found).toEqual(expected);
  });

  it.each(matrix)('lets %s see to their own account', async (type) => {
    for (const one of forAll) {
      // A session each: one of them is the sign-out.
      const headers = await signInStaff(app.services, await createStaff(app.services, { type }));
      expect(`${label(one)}: ${await ask(one.endpoint, headers)}`).toBe(`${label(one)}: allowed`);
    }
  });
});
