import { randomUUID } from 'node:crypto';
import { CHALLENGE_HEADER, CHALLENGE_TOKEN_LIMIT } from '@fio/contracts';
import { TRAILER_ORIGIN } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, SECOND } from '../../../test/clock.ts';
import { someCpf } from '../../../test/factories.ts';
import { startVerifier, type Verifier } from '../../../test/verifier/verifier.ts';
import { AppError } from '../errors.ts';

const clock = createTestClock();
let verifier: Verifier;
let app: TestApp;
beforeAll(async () => {
  verifier = await startVerifier(clock);
  app = await createTestApp({ clock, env: { ...BEHIND_PROXY, ...verifier.env } });
});
afterAll(async () => {
  await app.close();
  await verifier.close();
});

const forgot = (token?: string, ip?: string) =>
  call(app, 'POST', '/forgot', {
    body: { email: `${randomUUID()}@exemplo.example` },
    headers: token === undefined ? {} : { [CHALLENGE_HEADER]: token },
    ...(ip !== undefined && { ip }),
  });
const codeOf = async (answer: ReturnType<typeof forgot>) => (await answer).body.code;

describe('a challenged endpoint', () => {
  it('lets a token in, and tells the service who came with it', async () => {
    const token = verifier.issue('recovery');
    expect((await forgot(token, '10.9.8.7')).status).toBe(202);
    expect(verifier.asked.at(-1)).toMatchObject({ response: token, remoteip: '10.9.8.7' });
  });

  it.each([
    ['POST', '/forgot', { email: 'a@exemplo.example' }],
    ['POST', '/admin/forgot', { email: 'a@exemplo.example' }],
    ['POST', '/register/cpf', { cpf: someCpf() }],
  ])('%s %s demands one before it does anything', async (method, path, body) => {
    const { status, body: answer } = await call(app, method, path, { body });
    expect([status, answer.code]).toEqual([403, 'CHALLENGE_REQUIRED']);
  });

  it('takes a token once', async () => {
    const token = verifier.issue('recovery');
    const codes = await Promise.all([forgot(token), forgot(token), forgot(token)]);
    expect(codes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 403, 403]);
    expect(await codeOf(forgot(token))).toBe('turnstile_timeout');
  });

  it('takes a token for 300 seconds', async () => {
    const [first, second] = [verifier.issue('recovery'), verifier.issue('recovery')];
    clock.advance(300 * SECOND);
    expect((await forgot(first)).status).toBe(202);
    clock.advance(1);
    expect(await codeOf(forgot(second))).toBe('turnstile_timeout');
  });

  it.each([
    ['of another action', () => verifier.issue('register')],
    ['of another site', () => verifier.issue('recovery', 'evil.example')],
    ['nobody issued', () => 'XXXX.DUMMY.TOKEN.XXXX'],
    ['beyond all length', () => 'x'.repeat(CHALLENGE_TOKEN_LIMIT + 1)],
  ])('refuses a token %s', async (_what, token) => {
    expect(await codeOf(forgot(token()))).toBe('turnstile_error');
  });

  it('keeps the token of a form that is wrong anyway', async () => {
    const headers = { [CHALLENGE_HEADER]: verifier.issue('recovery') };
    expect((await call(app, 'POST', '/forgot', { body: { email: 'x' }, headers })).status).toBe(422);
    expect((await forgot(headers[CHALLENGE_HEADER])).status).toBe(202);
  });
});

describe('a service in trouble', () => {
  it.each(['internal-error', 'garbage', 'down'] as const)('is asked once more after %s', async (trouble) => {
    verifier.troubles.push(trouble);
    expect((await forgot(verifier.issue('recovery'))).status).toBe(202);
    const [first, second] = verifier.asked.slice(-2);
    expect(first?.['idempotency_key']).toBe(second?.['idempotency_key']);
  });

  it('lets nobody in', async () => {
    verifier.troubles.push('internal-error', 'garbage');
    expect(await codeOf(forgot(verifier.issue('recovery')))).toBe('turnstile_error');
  });

  it('is not waited for longer than five seconds', { timeout: 45_000 }, async () => {
    verifier.troubles.push('silent');
    expect(await codeOf(forgot(verifier.issue('recovery')))).toBe('turnstile_error');
  });
});

describe('a suspicion', () => {
  const caller = (challengeToken: string | null) => ({ challengeToken, ip: '10.1.1.1' });

  it('demands a challenge of whoever comes without one', async () => {
    const { identity } = app.services;
    await expect(identity.challenges.demand('vote', caller(null))).rejects.toEqual(
      new AppError('CHALLENGE_REQUIRED'),
    );
    expect(await identity.challenges.demand('vote', caller(verifier.issue('vote')))).toBe(true);
  });
});

describe('the page', () => {
  it("opens to the widget's origin alone, and says where it is", async () => {
    const { headers } = await app.fetch('/');
    const policy = headers.get('content-security-policy')?.split(';');
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${verifier.origin}`);
    expect(policy).toContain(`frame-src ${verifier.origin} 'self' blob: ${TRAILER_ORIGIN}`);
  });

  it('demands nothing where none is configured', async () => {
    const plain = await createTestApp();
    try {
      expect((await call(plain, 'POST', '/forgot', { body: { email: 'a@exemplo.example' } })).status).toBe(
        202,
      );
      const caller = { challengeToken: null, ip: '10.1.1.1' };
      expect(await plain.services.identity.challenges.demand('vote', caller)).toBe(false);
    } finally {
      await plain.close();
    }
  });
});
