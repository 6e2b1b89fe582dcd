import { LOCKOUT, type TwoFactorSetUp } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createTestClock, SECOND } from '../../../test/clock.ts';
import { createStaff, createVisitor, PASSWORD, signInStaff, someCpf } from '../../../test/factories.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { codeOf, stepOf, TOTP } from '../../core/identity/totp.ts';
import type { JobWorker } from '../../core/jobs/worker.ts';

const clock = createTestClock();
let app: TestApp;
let worker: JobWorker;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  worker = await startTestWorker(app);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

/** Both sides sign in alike but for the words. */
const SIDES = [
  { side: 'visitors', path: '/login', field: 'user', forgot: '/forgot', create: createVisitor },
  { side: 'staff', path: '/admin/login', field: 'email', forgot: '/admin/forgot', create: createStaff },
] as const;
type Side = (typeof SIDES)[number];

const signIn = ({ path, field }: Side, name: string, { password = PASSWORD, cookie = '', code = '' } = {}) =>
  call<{ token?: string }>(app, 'POST', path, {
    body: { [field]: name, password, ...(code && { code }) },
    ...(cookie && { headers: { cookie } }),
    ip: someIp(),
  });
const lock = async (side: Side, name: string, cookie = '') => {
  for (let attempt = 0; attempt < LOCKOUT.failures; attempt += 1)
    expect((await signIn(side, name, { password: 'wrong', cookie })).body.code).toBe('INVALID_USER');
  expect((await signIn(side, name, { cookie })).body.code).toBe('BLOCKED_PASS');
};
/** The cookie by which a browser is known from its first sign-in on. */
const firstSignIn = async (side: Side, name: string) => {
  const { headers } = await signIn(side, name);
  const set = headers.getSetCookie().find((one) => one.includes('fio-known')) ?? '';
  expect(set).toMatch(
    /^__Host-fio-known=[\w-]{43}; Expires=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
  return set.split(';', 1)[0] ?? '';
};
const lettersTo = (recipient: string) =>
  app.services.db.outboxMessage.findMany({ where: { recipient, template: 'sign_in_locked' } });

describe.each(SIDES)('a locked sign-in of $side', (side) => {
  it('is open on a device that signed in before, and on no other', async () => {
    const [{ email }, other] = [await side.create(app.services), await side.create(app.services)];
    const [known, theirs] = [await firstSignIn(side, email), await firstSignIn(side, other.email)];
    await lock(side, email);
    expect((await signIn(side, email, { cookie: known })).status).toBe(200);
    expect((await signIn(side, email, { cookie: theirs })).body.code).toBe('BLOCKED_PASS');
    // Coming in there gives those outside no new attempts.
    expect((await signIn(side, email)).body.code).toBe('BLOCKED_PASS');
  });

  it('has attempts of its own on a known device, and they end too', async () => {
    const { email } = await side.create(app.services);
    const known = await firstSignIn(side, email);
    await lock(side, email, known);
    expect((await signIn(side, email)).status).toBe(200);
  });

  it('is told to its owner, once while it lasts, and to nobody for a name that is nobody’s', async () => {
    const { email } = await side.create(app.services);
    await lock(side, email);
    await signIn(side, email, { password: 'wrong' });
    await expect.poll(() => lettersTo(email), { timeout: 15_000 }).toHaveLength(1);
    const [letter] = await lettersTo(email);
    expect(letter?.text).toContain(new URL(side.forgot, app.config.publicUrl).href);
    clock.advance(LOCKOUT.seconds * SECOND);
    await lock(side, email);
    await expect.poll(() => lettersTo(email), { timeout: 15_000 }).toHaveLength(2);
    const nobody = side.field === 'user' ? someCpf() : 'ninguem@exemplo.example';
    await lock(side, nobody);
    expect(await app.services.db.outboxMessage.count({ where: { recipient: nobody } })).toBe(0);
  });
});

it('stores the device’s cookie as a hash only', async () => {
  const [, staff] = SIDES;
  const { id, email } = await createStaff(app.services);
  const cookie = await firstSignIn(staff, email);
  const [row] = await app.services.db.knownDevice.findMany({ where: { subjectId: id } });
  expect(row?.tokenHash).toHaveLength(32);
  expect(Buffer.from(row?.tokenHash ?? '').toString('base64url')).not.toBe(cookie.split('=').at(1));
});

it('knows no device any more after a new password, but for the one it was chosen on', async () => {
  const [, side] = SIDES;
  const staff = await createStaff(app.services);
  const [here, there] = [await firstSignIn(side, staff.email), await firstSignIn(side, staff.email)];
  const { authorization, cookie = '' } = await signInStaff(app.services, staff);
  const password = 'Carretel-de-linha9';
  const changed = await call(app, 'POST', '/admin/update', {
    headers: { authorization, cookie: `${cookie}; ${here}` },
    body: { current: PASSWORD, password, passwordConfirmation: password },
  });
  expect(changed.status).toBe(200);
  await lock(side, staff.email);
  expect((await signIn(side, staff.email, { password, cookie: there })).body.code).toBe('BLOCKED_PASS');
  expect((await signIn(side, staff.email, { password, cookie: here })).status).toBe(200);
});

it('lets the code of a second factor past the lock, with the right password and not without', async () => {
  const [, side] = SIDES;
  const staff = await createStaff(app.services);
  const headers = await signInStaff(app.services, staff);
  const { body } = await call<TwoFactorSetUp>(app, 'POST', '/admin/security/two-factor', {
    headers,
    body: { password: PASSWORD },
  });
  expect(body.secret).toBeDefined();
  const code = async () => {
    clock.advance(TOTP.seconds * SECOND);
    const factor = await app.services.db.twoFactor.findUniqueOrThrow({
      where: { adminUserId: staff.id },
    });
    return codeOf(app.services.vaults.twoFactor.open(factor), stepOf(clock.now()));
  };
  await call(app, 'POST', '/admin/security/two-factor/confirm', { headers, body: { code: await code() } });
  await lock(side, staff.email);
  const refused = [
    await signIn(side, staff.email, { code: 'abcdef' }),
    await signIn(side, staff.email, { code: await code(), password: 'wrong' }),
  ];
  expect(refused.map(({ body: { code: said } }) => said)).toEqual(['BLOCKED_PASS', 'BLOCKED_PASS']);
  expect((await signIn(side, staff.email, { code: await code() })).body.token).toBeDefined();
});
