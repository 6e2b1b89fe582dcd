import { readFileSync } from 'node:fs';
import { API_VERSIONS, endpoint, NEWEST_VERSION } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createStaff } from '../../../test/factories.ts';
import { createApiToken } from '../../core/identity/ApiTokens.ts';
import { area } from '../../core/request/routes.ts';
import { change, type Version } from './change.ts';

const contract = {
  greet: endpoint({
    method: 'POST',
    path: '/admin/greetings',
    unkeyed: 'reads',
    access: 'shows:list',
    body: z.object({ names: z.array(z.string()) }),
    response: z.object({ texts: z.array(z.string()) }),
    summary: 'Greets.',
  }),
  shared: endpoint({
    method: 'GET',
    path: '/greeting',
    access: 'public',
    response: z.object({ text: z.string() }),
    summary: 'The greeting of everybody.',
  }),
  old: endpoint({
    method: 'GET',
    path: '/old-greeting',
    access: 'public',
    deprecated: { since: '2026-11-01', sunset: '2028-11-01' },
    response: z.object({ text: z.string() }),
    summary: 'The greeting of yesterday.',
  }),
};

/** At first one was greeted, as `who`; then several were, by one text; now each by a text of their own. */
const versions: readonly Version[] = [
  { date: '2024-02-29', changes: [] },
  {
    date: '2025-06-01',
    changes: [
      change({
        endpoint: contract.greet,
        told: { pt: 'Cumprimenta vários.', en: 'Greets several.' },
        request: (before) => ({ names: [(before as { who: string }).who] }),
        response: (now) => ({ said: now.texts[0] ?? '' }),
      }),
    ],
  },
  {
    date: '2026-11-26',
    changes: [
      change({
        endpoint: contract.greet,
        told: { pt: 'Um texto para cada.', en: 'A text for each.' },
        response: ({ texts }) => ({ texts: [texts.join(' ')] }),
      }),
      change({
        endpoint: contract.shared,
        told: { pt: '`text` no lugar de `word`.', en: '`text` in the place of `word`.' },
        response: ({ text }) => ({ word: text }),
      }),
    ],
  },
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    versions,
    extraRoutes: area(
      contract,
      {
        greet: ({ body }) => ({ texts: body.names.map((name) => `Oi, ${name}!`) }),
        shared: () => ({ text: 'Oi!' }),
        old: () => ({ text: 'Olá!' }),
      },
      { shared: { shared: true } },
    ),
  });
});
afterAll(() => app.close());

/** A token that was made when `apiVersion` was the newest. */
async function tokenOf(apiVersion: string) {
  const { db, clock } = app.services;
  const { id: ownerId } = await createStaff(app.services);
  const { secret, ...kept } = createApiToken();
  const scopes = [{ permission: 'shows', action: 'list' }];
  const expiresAt = new Date(clock.now().getTime() + 3_600_000);
  await db.apiToken.create({ data: { name: 'Painel', scopes, ownerId, expiresAt, apiVersion, ...kept } });
  return { authorization: `Bearer ${secret}` };
}
const greet = async (headers: Record<string, string>, body: unknown) => {
  const answer = await call(app, 'POST', '/admin/greetings', { headers, body });
  return [answer.status, answer.headers.get('fio-version'), answer.body];
};

describe('a token', () => {
  it('goes on in the version of its making, through every change since', async () => {
    const headers = await tokenOf('2024-02-29');
    expect(await greet(headers, { who: 'Ana' })).toEqual([200, '2024-02-29', { said: 'Oi, Ana!' }]);
    const several = { names: ['Ana', 'Rui'] };
    expect(await greet(await tokenOf('2025-06-01'), several)).toEqual([
      200,
      '2025-06-01',
      { texts: ['Oi, Ana! Oi, Rui!'] },
    ]);
    expect(await greet({ ...headers, 'fio-version': '2026-11-26' }, several)).toEqual([
      200,
      '2026-11-26',
      { texts: ['Oi, Ana!', 'Oi, Rui!'] },
    ]);
  });

  it('of a version that is answered no more speaks the oldest that is', async () => {
    expect((await greet(await tokenOf('2020-01-01'), { who: 'Ana' }))[1]).toBe('2024-02-29');
  });

  it('is told what its version can not be made of by the words of today', async () => {
    const [status, version] = await greet(await tokenOf('2024-02-29'), {});
    expect([status, version]).toEqual([422, '2024-02-29']);
  });
});

it('an answer for everybody is kept for each version apart', async () => {
  const texts = await Promise.all(
    [undefined, '2025-06-01', '2026-11-26', '2025-06-01'].map(async (version) => {
      const headers: Record<string, string> = version === undefined ? {} : { 'fio-version': version };
      return (await call(app, 'GET', '/greeting', { headers })).body;
    }),
  );
  expect(texts).toEqual([{ text: 'Oi!' }, { word: 'Oi!' }, { text: 'Oi!' }, { word: 'Oi!' }]);
});

it.each(['/greeting', '/old-greeting'])(
  'a version there is not is refused with those there are: %s',
  async (path) => {
    const { status, body } = await call(app, 'GET', path, {
      headers: { 'fio-version': '2023-01-01', 'accept-language': 'en' },
    });
    expect([status, body.code, body.fields]).toEqual([
      400,
      'INVALID_VERSION',
      {
        'Fio-Version': [
          {
            code: 'version_unknown',
            message: 'The versions are: 2024-02-29, 2025-06-01, 2026-11-26.',
            param: '2024-02-29, 2025-06-01, 2026-11-26',
          },
        ],
      },
    ]);
  },
);

describe('what is on its way out says so', () => {
  const told = async (path: string, headers: Record<string, string> = {}) => {
    const { headers: answered } = await call(app, 'GET', path, { headers });
    return ['deprecation', 'sunset', 'link'].map((name) => answered.get(name));
  };
  const GUIDE = '</api/docs/guides/versions>; rel="deprecation"; type="text/html"';

  it('a version once there is a newer one, for two years from then on', async () => {
    expect(await told('/greeting', { 'fio-version': '2024-02-29' })).toEqual([
      '@1748736000',
      'Tue, 01 Jun 2027 00:00:00 GMT',
      GUIDE,
    ]);
    expect(await told('/greeting')).toEqual([null, null, null]);
  });

  it('an operation by its own days', async () => {
    expect(await told('/old-greeting')).toEqual(['@1793491200', 'Wed, 01 Nov 2028 00:00:00 GMT', GUIDE]);
  });
});

it('a change is checked against the endpoint it is of', () => {
  expectTypeOf<
    Parameters<NonNullable<Parameters<typeof change<typeof contract.shared>>[0]['response']>>[0]
  >().toEqualTypeOf<{ text: string }>();
});

it('each version is a heading of the changelog, and the newest the last of them', () => {
  const text = readFileSync(new URL('../../../../docs/api/CHANGELOG.md', import.meta.url), 'utf8');
  const headings = [...text.matchAll(/^## (\d{4}-\d\d-\d\d)$/gm)].map(([, date]) => date);
  expect(headings).toEqual(expect.arrayContaining([...API_VERSIONS]));
  expect([...API_VERSIONS].toSorted()).toEqual([...API_VERSIONS]);
  expect(NEWEST_VERSION).toBe(API_VERSIONS.at(-1));
});
