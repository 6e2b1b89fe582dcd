import type { OwnSecurity, TwoFactorSetUp } from '@fio/contracts';
import { LOCKOUT } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, SECOND } from '../../../test/clock.ts';
import { createStaff, PASSWORD, signInStaff } from '../../../test/factories.ts';
import { codeOf, stepOf, TOTP } from '../../core/identity/totp.ts';

const STEP = TOTP.seconds * SECOND;
const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const post = <T>(headers: Headers, path: string, body: object) =>
  call<T>(app, 'POST', `/admin/security${path}`, { headers, body });
const own = async (headers: Headers) =>
  (await call<OwnSecurity>(app, 'GET', '/admin/security', { headers })).body;
const signIn = (email: string, code?: string, password = PASSWORD) =>
  call<{ token?: string; twoFactor?: true }>(app, 'POST', '/admin/login', {
    body: { email, password, ...(code !== undefined && { code }) },
  });
const userStatus = async (headers: Headers) => (await call(app, 'GET', '/admin/user', { headers })).status;

const secretOf = async (id: string) => {
  const found = await app.services.db.twoFactor.findUniqueOrThrow({ where: { adminUserId: id } });
  return app.services.vaults.twoFactor.open(found);
};
const codeNow = async (id: string, ahead = 0) => codeOf(await secretOf(id), stepOf(clock.now()) + ahead);
/** The app's next code that was not used yet. */
const nextCode = async (id: string) => {
  clock.advance(STEP);
  return codeNow(id);
};

/** Staff with a second step, signed in here, and their recovery codes. */
async function protectedStaff() {
  const staff = await createStaff(app.services);
  const headers = await signInStaff(app.services, staff);
  await post(headers, '/two-factor', { password: PASSWORD });
  const { body } = await post<{ codes: string[] }>(headers, '/two-factor/confirm', {
    code: await codeNow(staff.id),
  });
  return { staff, headers, codes: body.codes };
}

describe('setting the second step up', () => {
  it('asks for the password, and changes nothing until a code confirms it', async () => {
    const staff = await createStaff(app.services);
    const headers = await signInStaff(app.services, staff);
    const wrong = await post(headers, '/two-factor', { password: 'wrong' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'INVALID_PASS']);
    expect((await post(headers, '/two-factor/confirm', { code: '000000' })).status).toBe(422);
    const { body } = await post<TwoFactorSetUp>(headers, '/two-factor', { password: PASSWORD });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(body.address)).toBe(
      `otpauth://totp/Fio da Meada:${staff.email}?issuer=Fio da Meada&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(body.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(await own(headers)).toEqual({ twoFactorSince: null, recoveryCodes: 0 });
    expect((await signIn(staff.email)).body.token).toBeDefined();
  });

  it('with a right code ends the other sessions, tells the owner, and is audited', async () => {
    const staff = await createStaff(app.services);
    const [here, there] = [await signInStaff(app.services, staff), await signInStaff(app.services, staff)];
    await post(here, '/two-factor', { password: PASSWORD });
    const wrong = await post(here, '/two-factor/confirm', { code: 'abcdef' });
    expect([wrong.status, wrong.body.fields?.['code']?.[0]?.code]).toEqual([422, 'code_wrong']);
    const right = await post<{ codes: string[] }>(here, '/two-factor/confirm', {
      code: await codeNow(staff.id),
    });
    expect(right.body.codes).toHaveLength(10);
    expect(await own(here)).toEqual({ twoFactorSince: clock.now().toISOString(), recoveryCodes: 10 });
    expect([await userStatus(here), await userStatus(there)]).toEqual([200, 401]);
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where: { recipient: staff.email } });
    expect(mail.template).toBe('two_factor_on');
    const actions = await app.services.db.action.findMany({ where: { recordId: staff.id } });
    expect(actions.map(({ action }) => action)).toEqual(['two_factor_on']);
    expect((await post(here, '/two-factor', { password: PASSWORD })).body.code).toBe('CONFLICT');
  });

  it('stores neither secret nor recovery codes in the clear', async () => {
    const { staff, codes } = await protectedStaff();
    const { rows } = await app.services.pool.query<{ all: string }>(
      `SELECT (SELECT string_agg(f::text, ' ') FROM two_factors f)
           || (SELECT string_agg(r::text, ' ') FROM recovery_codes r) AS all`,
    );
    expect(rows[0]?.all).not.toContain((await secretOf(staff.id)).toString('hex'));
    for (const code of codes)
      expect(rows[0]?.all).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'));
  });
});

describe('signing in', () => {
  it('asks for the code after the right password only, and takes it', async () => {
    const { staff } = await protectedStaff();
    expect((await signIn(staff.email, undefined, 'wrong')).body.code).toBe('INVALID_USER');
    const asked = await signIn(staff.email);
    expect([asked.status, asked.body]).toEqual([200, { twoFactor: true }]);
    expect(asked.headers.get('set-cookie')).toBeNull();
    const code = await nextCode(staff.id);
    const wrongPassword = await signIn(staff.email, code, 'wrong');
    expect(wrongPassword.body.code).toBe('INVALID_USER');
    expect((await signIn(staff.email, `${code.slice(0, 3)} ${code.slice(3)}`)).body.token).toBeDefined();
  });

  it('takes no code twice, and none from before the one it took', async () => {
    const { staff } = await protectedStaff();
    expect((await signIn(staff.email, await codeNow(staff.id))).body.code).toBe('TWO_FACTOR_FAIL');
    const code = await nextCode(staff.id);
    const both = await Promise.all([signIn(staff.email, code), signIn(staff.email, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn(staff.email, await codeNow(staff.id, -1))).body.code).toBe('TWO_FACTOR_FAIL');
  });

  it('locks after wrong codes as after wrong passwords, which the right password does not forgive', async () => {
    const { staff } = await protectedStaff();
    for (let attempt = 0; attempt < LOCKOUT.failures; attempt += 1) {
      expect((await signIn(staff.email)).body.twoFactor).toBe(true);
      expect((await signIn(staff.email, 'wrong')).body.code).toBe('TWO_FACTOR_FAIL');
    }
    expect((await signIn(staff.email)).body.code).toBe('BLOCKED_PASS');
    expect((await signIn(staff.email, await codeNow(staff.id, -9))).body.code).toBe('BLOCKED_PASS');
    clock.advance(LOCKOUT.seconds * SECOND);
    expect((await signIn(staff.email)).body.twoFactor).toBe(true);
  });

  it('does not count being asked for the code as a failure', async () => {
    const { staff } = await protectedStaff();
    for (let attempt = 0; attempt <= LOCKOUT.failures; attempt += 1) await signIn(staff.email);
    expect((await signIn(staff.email, await nextCode(staff.id))).status).toBe(200);
  });

  it('takes each recovery code once, and its owner only', async () => {
    const [{ staff, headers, codes }, other] = [await protectedStaff(), await protectedStaff()];
    const [code = ''] = codes;
    expect((await signIn(other.staff.email, code)).body.code).toBe('TWO_FACTOR_FAIL');
    const both = await Promise.all([
      signIn(staff.email, code),
      signIn(staff.email, code.toLowerCase().replaceAll('-', ' ')),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await own(headers)).recoveryCodes).toBe(9);
  });

  it('is asked for a code when the second step is set up at the same moment', async () => {
    const staff = await createStaff(app.services);
    const headers = await signInStaff(app.services, staff);
    await post(headers, '/two-factor', { password: PASSWORD });
    const [confirmed, session] = await Promise.all([
      post(headers, '/two-factor/confirm', { code: await codeNow(staff.id) }),
      signIn(staff.email),
    ]);
    expect(confirmed.status).toBe(200);
    const live = await app.services.db.session.count({ where: { subjectId: staff.id, revokedAt: null } });
    // Whichever came first: signed in and ended by it, or asked.
    expect([session.status, live]).toEqual([200, 1]);
  });
});

describe('taking it away', () => {
  it('by a code, never by the password', async () => {
    const { staff, headers } = await protectedStaff();
    const byPassword = await post(headers, '/two-factor/disable', { password: PASSWORD });
    expect([byPassword.status, byPassword.body.fields?.['code']?.[0]?.code]).toEqual([422, 'required']);
    const wrong = await post(headers, '/two-factor/disable', { code: 'abcdef' });
    expect([wrong.status, wrong.body.fields?.['code']?.[0]?.code]).toEqual([422, 'code_wrong']);
    expect((await own(headers)).twoFactorSince).not.toBeNull();
    const code = await nextCode(staff.id);
    expect((await post(headers, '/two-factor/disable', { code })).body).toEqual({ ok: true });
    expect(await own(headers)).toEqual({ twoFactorSince: null, recoveryCodes: 0 });
    expect((await signIn(staff.email)).body.token).toBeDefined();
    expect((await post(headers, '/two-factor/disable', { code })).body.code).toBe('CONFLICT');
  });

  it('by a super user for somebody else, which ends their sessions and is audited', async () => {
    const { staff, headers } = await protectedStaff();
    const superUser = await createStaff(app.services);
    const reset = async (by: Headers, id: string) => {
      const { version } = await app.services.db.adminUser.findUniqueOrThrow({ where: { id } });
      return call(app, 'POST', `/admin/users/${id}/reset-two-factor`, { headers: by, body: { version } });
    };
    const unblock = [{ permission: 'users', action: 'unblock' }] as const;
    const helper = await createStaff(app.services, { type: 'admin', permissions: unblock });
    expect((await reset(await signInStaff(app.services, helper), staff.id)).body.code).toBe('FORBIDDEN');
    expect((await reset(headers, staff.id)).body.code).toBe('CONFLICT');
    const done = await reset(await signInStaff(app.services, superUser), staff.id);
    expect([done.status, done.body]).toMatchObject([200, { twoFactor: false }]);
    expect(await userStatus(headers)).toBe(401);
    expect((await signIn(staff.email)).body.token).toBeDefined();
    const row = await app.services.db.action.findFirstOrThrow({
      where: { recordId: staff.id, action: 'reset_two_factor' },
    });
    expect(row).toMatchObject({ actorId: superUser.id, before: { twoFactor: true } });
  });
});

it('gives new recovery codes for a code, and the old ones are worth nothing', async () => {
  const { staff, headers, codes } = await protectedStaff();
  const renewed = await post<{ codes: string[] }>(headers, '/recovery-codes', {
    code: await nextCode(staff.id),
  });
  expect((await signIn(staff.email, codes[0])).body.code).toBe('TWO_FACTOR_FAIL');
  expect((await signIn(staff.email, renewed.body.codes[0])).status).toBe(200);
});

describe('own sessions', () => {
  const list = async (headers: Headers) =>
    (
      await call<{ items: { id: string; current: boolean }[] }>(app, 'GET', '/admin/security/sessions', {
        headers,
      })
    ).body.items;

  it('are listed, ended one by one, or all others at once; each is audited', async () => {
    const staff = await createStaff(app.services);
    const [here, there, third] = [
      await signInStaff(app.services, staff),
      await signInStaff(app.services, staff),
      await signInStaff(app.services, staff),
    ];
    expect((await list(here)).map(({ current }) => current)).toEqual([true, false, false]);
    const id = (await list(there))[0]?.id ?? '';
    const end = (headers: Headers, path: string) =>
      call(app, 'DELETE', `/admin/security/sessions${path}`, { headers });
    const stranger = await signInStaff(app.services, await createStaff(app.services));
    expect((await end(stranger, `/${id}`)).body.code).toBe('NOT_FOUND');
    expect((await end(here, `/${id}`)).status).toBe(200);
    expect([await userStatus(here), await userStatus(there), await userStatus(third)]).toEqual([
      200, 401, 200,
    ]);
    expect((await end(here, '')).status).toBe(200);
    expect([await userStatus(here), await userStatus(third), await userStatus(stranger)]).toEqual([
      200, 401, 200,
    ]);
    const actions = await app.services.db.action.findMany({
      where: { recordId: staff.id },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['end_session', 'end_sessions']);
  });
});
