import { LIMITS, type Problem } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { call } from '../../test/call.ts';
import { officeToken } from '../../test/client/office-token.ts';
import { createToken } from '../core/identity/tokens.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await officeToken(app, { permission: 'shows', action: 'list' });
});
afterAll(() => app.close());

const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
async function refusal(path: string, headers: Record<string, string>) {
  const { status, body } = await call<Partial<Problem>>(app, 'GET', path, { headers });
  const { code, title, detail, message } = body;
  expect(message).toBe(detail ?? title);
  return [status, code, title, detail];
}
const english = (headers: object) => ({ 'accept-language': 'en', ...headers });
const SIGN_IN = 'Sign in to go on.';

describe('who is nobody', () => {
  it.each([
    ['another secret', () => `fio_${createToken()}`],
    ['half a secret', () => token.slice(0, 20)],
    ['what is none', () => 'secret'],
  ])('is told of tokens: %s', async (_name, text) => {
    const why = /^This token is not valid: /;
    expect(await refusal('/admin/shows', english(bearer(text())))).toEqual([
      ...[401, 'UNAUTHORIZED', SIGN_IN],
      expect.stringMatching(why),
    ]);
  });

  it('is told in Portuguese, unless another language is asked for', async () => {
    const [, , title, detail] = await refusal('/admin/shows', bearer('fio_nada'));
    expect([title, detail]).toEqual([
      'É preciso entrar para continuar.',
      expect.stringMatching(/^Este token não vale: /),
    ]);
  });

  it('is told that a token opens the back office alone', async () => {
    expect((await refusal('/user', english(bearer(token))))[3]).toMatch(/only what is below \/api\/admin/);
  });

  it('is told that a session is over', async () => {
    const over = 'Your session has ended. Sign in again.';
    expect((await refusal('/admin/shows', english(bearer(createToken()))))[3]).toBe(over);
  });

  it.each([{}, { authorization: createToken() }])(
    'is told what to send, as a program: %j',
    async (headers) => {
      expect((await refusal('/admin/shows', english(headers)))[3]).toMatch(
        /^The Authorization header is missing/,
      );
    },
  );

  it('is told to sign in, in a browser', async () => {
    const page = english({ 'sec-fetch-site': 'same-origin' });
    expect(await refusal('/admin/shows', page)).toEqual([401, 'UNAUTHORIZED', SIGN_IN, undefined]);
  });
});

describe('a token', () => {
  it('is told which scope it lacks', async () => {
    expect((await refusal('/admin/polls', english(bearer(token))))[3]).toMatch(
      /lacks the scope polls:list\.$/,
    );
  });

  it('is told what only a person may do', async () => {
    expect(await refusal('/admin/user', english(bearer(token)))).toEqual([
      ...[403, 'FORBIDDEN', 'You do not have permission to do this.'],
      'Only a person can do this: no token opens it, whatever its scopes.',
    ]);
  });

  it('has a limit of its own, which each answer tells and /admin/token too', async () => {
    const { points, seconds } = LIMITS.token;
    const { headers } = await call(app, 'GET', '/admin/shows', { headers: bearer(token) });
    expect(headers.get('ratelimit-policy')).toBe(`"token";q=${points};w=${seconds}`);
    const own = await call<{ limits: object[] }>(app, 'GET', '/admin/token', { headers: bearer(token) });
    expect(own.body.limits[0]).toEqual({ name: 'token', points, seconds });
    const { id } = await app.services.db.apiToken.findFirstOrThrow();
    await app.services.pool.query('UPDATE rate_limits SET points = $1 WHERE key = $2', [
      points,
      `token:account:${id}`,
    ]);
    const over = await call(app, 'GET', '/admin/shows', { headers: bearer(token) });
    expect([over.status, over.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(over.headers.get('ratelimit')).toBe(`"token";r=0;t=${over.headers.get('retry-after')}`);
    const other = await officeToken(app, { permission: 'shows', action: 'list' });
    expect((await call(app, 'GET', '/admin/shows', { headers: bearer(other) })).status).toBe(200);
  });
});
