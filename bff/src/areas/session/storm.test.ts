import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '@fio/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createStaff, createVisitor, PASSWORD, signInVisitor, someCpf } from '../../../test/factories.ts';
import { OWASP_COST } from '../../core/identity/passwords.ts';

/** Behind the line, which would keep most of a storm from the passwords' queue. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { ...BEHIND_PROXY, SIGN_INS_AT_ONCE: '1000' },
    // A storm is one of passwords that cost what they do.
    passwordCost: OWASP_COST,
  });
});
afterAll(() => app.close());

it('who is signed in goes on through a storm of sign-ins', { timeout: 45_000 }, async () => {
  const headers = await signInVisitor(app.services, await createVisitor(app.services));
  let isOver = false;
  const storm = Promise.all(
    Array.from({ length: 30 }, () =>
      call(app, 'POST', '/login', { body: { user: someCpf(), password: PASSWORD } }),
    ),
  ).finally(() => {
    isOver = true;
  });
  let served = 0;
  while (!isOver) {
    const { status } = await call(app, 'GET', '/user', { headers });
    expect(status).toBe(200);
    served += 1;
  }
  const answers = await storm;
  const codes = new Set(answers.map(({ status, body }) => `${status} ${body.code}`));
  // How many are refused depends on the machine's cores; that nothing else happens doesn't.
  expect(codes.difference(new Set(['401 INVALID_USER', '503 UNAVAILABLE']))).toEqual(new Set());
  expect(served).toBeGreaterThan(1);
});

/** Keeps more visitors' passwords waiting than may wait, until `work` is through. */
async function duringFlood<Result>(work: () => Promise<Result>): Promise<Result> {
  const { identity } = app.services;
  let isOver = false;
  const waiting = Array.from({ length: 300 }, async () => {
    while (!isOver) await identity.passwords.verify(PASSWORD, null, 'user').catch(() => setTimeout(20));
  });
  const result = await work();
  isOver = true;
  await Promise.all(waiting);
  return result;
}

it('staff sign in while visitors wait for nothing but a refusal', { timeout: 60_000 }, async () => {
  const { email } = await createStaff(app.services);
  const visitor = () => call(app, 'POST', '/login', { body: { user: someCpf(), password: PASSWORD } });
  const [visitors, staff] = await duringFlood(async () => [
    await Promise.all(Array.from({ length: 10 }, visitor)),
    await call(app, 'POST', '/admin/login', { body: { email, password: PASSWORD } }),
  ]);
  expect(visitors.map(({ status }) => status)).toContain(503);
  expect(staff.status).toBe(200);
});

it.each([
  ['/login', { user: 'ninguem@exemplo.example', password: PASSWORD }],
  ['/admin/login', { email: 'ninguem@exemplo.example', password: PASSWORD }],
])('%s computes no hash for an address over its limit', { timeout: 60_000 }, async (path, body) => {
  const ip = someIp();
  const hashed = vi.spyOn(app.services.identity.passwords, 'verify').mockResolvedValue(false);
  const beyond = 10;
  const names = Array.from(
    { length: LIMITS.login.points + beyond },
    (_, index) => `${index}@exemplo.example`,
  );
  const answers = await Promise.all(
    names.map((name) =>
      call(app, 'POST', path, {
        ip,
        body: { ...body, ...('user' in body ? { user: name } : { email: name }) },
      }),
    ),
  );
  expect(answers.filter(({ body: { code } }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(beyond);
  expect(hashed).toHaveBeenCalledTimes(LIMITS.login.points);
  hashed.mockRestore();
});
