import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createVisitor, PASSWORD, signInVisitor, someCpf } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

it('who is signed in goes on through a storm of sign-ins', { timeout: 60_000 }, async () => {
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
