import type { AdminUser } from '@fio/contracts';
import { LOCKOUT } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR, MINUTE } from '../../../test/clock.ts';
import { createStaff, createVisitor, PASSWORD, signInStaff, signInVisitor } from '../../../test/factories.ts';

const NEW_PASSWORD = 'Carretel-de-linha9';
const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
afterAll(() => app.close());

const user = (headers: Record<string, string>) => call<AdminUser>(app, 'GET', '/admin/user', { headers });
const signIn = (email: string, password = PASSWORD) =>
  call<{ token: string; exp: string }>(app, 'POST', '/admin/login', { body: { email, password } });

describe('POST /admin/login', () => {
  it('gives a token for eight hours and a cookie that no script reads', async () => {
    const staff = await createStaff(app.services);
    const { status, body, headers } = await signIn(staff.email);
    expect(status).toBe(200);
    expect(Date.parse(body.exp) - clock.now().getTime()).toBe(8 * HOUR);
    const cookie = headers.getSetCookie().find((set) => set.includes('fio-binding')) ?? '';
    expect(cookie).toMatch(/^__Host-fio-binding=[\w-]{43}; /);
    for (const part of ['Path=/', 'HttpOnly', 'SameSite=Strict', 'Secure']) expect(cookie).toContain(part);
    expect(JSON.stringify(body)).not.toContain(cookie.slice(19, 62));
  });

  it('opens only with both, token and cookie of the same session', async () => {
    const staff = await createStaff(app.services);
    const [one, other] = [await signInStaff(app.services, staff), await signInStaff(app.services, staff)];
    const { authorization, cookie = '' } = one;
    const statuses = [
      (await user({ authorization, cookie })).status,
      (await user({ authorization })).status,
      (await user({ cookie })).status,
      (await user({ authorization, cookie: other.cookie ?? '' })).status,
      (await user({ authorization, cookie: `${app.services.identity.bindingCookie.name}=` })).status,
    ];
    expect(statuses).toEqual([200, 401, 401, 401, 401]);
  });

  it('refuses wrong passwords and unknown addresses alike, and locks', async () => {
    const { email } = await createStaff(app.services);
    for (let attempt = 0; attempt < LOCKOUT.failures; attempt += 1) {
      expect((await signIn(email, 'wrong')).body.code).toBe('INVALID_USER');
    }
    expect((await signIn(email)).body.code).toBe('BLOCKED_PASS');
    expect((await signIn('ninguem@exemplo.example')).body.code).toBe('INVALID_USER');
  });

  it('says that an account is inactive only to who knows its password', async () => {
    const { email } = await createStaff(app.services, { disabledAt: clock.now() });
    expect((await signIn(email, 'wrong')).body.code).toBe('INVALID_USER');
    expect((await signIn(email)).body.code).toBe('INACTIVE_USER');
  });

  it('is audited', async () => {
    const staff = await createStaff(app.services, { name: 'Auditada Silva' });
    await signIn(staff.email);
    const row = await app.services.db.action.findFirstOrThrow({ where: { recordId: staff.id } });
    expect(row).toMatchObject({
      actorId: staff.id,
      actorName: staff.name,
      actorType: 'super',
      action: 'login',
    });
  });
});

describe('GET /admin/user', () => {
  it('answers the effective permissions and an avatar without the e-mail in it', async () => {
    const own = [{ permission: 'polls', action: 'list' }] as const;
    const staff = await createStaff(app.services, { type: 'admin', permissions: own });
    const { body } = await user(await signInStaff(app.services, staff));
    expect(body).toMatchObject({
      id: staff.id,
      email: staff.email,
      type: 'admin',
      permissions: own,
      skipLogout: false,
    });
    expect(body.avatar).toMatch(/^\/api\/avatar\/[\w-]{43}$/);
  });

  it('follows a change of permissions at once', async () => {
    const staff = await createStaff(app.services, { type: 'admin' });
    const headers = await signInStaff(app.services, staff);
    expect((await user(headers)).body.permissions.length).toBeGreaterThan(0);
    await app.services.db.adminUser.update({ where: { id: staff.id }, data: { permissions: [] } });
    await expect.poll(async () => (await user(headers)).body.permissions).toEqual([]);
  });

  it('ends at once when the account is disabled', async () => {
    const staff = await createStaff(app.services);
    const headers = await signInStaff(app.services, staff);
    expect((await user(headers)).status).toBe(200);
    await app.services.db.adminUser.update({
      where: { id: staff.id },
      data: { disabledAt: clock.now() },
    });
    await expect.poll(async () => (await user(headers)).status).toBe(401);
  });

  it('ends after an hour without a request', async () => {
    const staff = await createStaff(app.services);
    const headers = await signInStaff(app.services, staff);
    const lastSeen = async () => {
      const found = await app.services.db.session.findFirstOrThrow({ where: { subjectId: staff.id } });
      return found.lastSeenAt.getTime();
    };
    clock.advance(59 * MINUTE);
    expect((await user(headers)).status).toBe(200);
    // Written a little later, off the request's way.
    await expect.poll(lastSeen, { timeout: 45_000 }).toBe(clock.now().getTime());
    clock.advance(59 * MINUTE);
    expect((await user(headers)).status).toBe(200);
    await expect.poll(lastSeen, { timeout: 45_000 }).toBe(clock.now().getTime());
    clock.advance(60 * MINUTE);
    expect((await user(headers)).status).toBe(401);
  });
});

describe('POST /admin/logout', () => {
  it('ends the session and takes the cookie away', async () => {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    const { body, headers: answered } = await call(app, 'POST', '/admin/logout', { headers });
    expect(body).toEqual({ ok: true });
    expect(answered.get('set-cookie')).toMatch(/^__Host-fio-binding=; Max-Age=0;/);
    expect((await user(headers)).status).toBe(401);
  });
});

describe('POST /admin/update', () => {
  const update = (headers: Record<string, string>, current: string, password = NEW_PASSWORD) =>
    call(app, 'POST', '/admin/update', {
      headers,
      body: { current, password, passwordConfirmation: password },
    });

  it('changes the password, keeps this session, ends the others, and writes to the owner', async () => {
    const staff = await createStaff(app.services);
    const [here, elsewhere] = [
      await signInStaff(app.services, staff),
      await signInStaff(app.services, staff),
    ];
    expect((await user(elsewhere)).status).toBe(200);
    expect((await update(here, PASSWORD)).body).toEqual({ ok: true });
    expect((await user(here)).status).toBe(200);
    expect((await user(elsewhere)).status).toBe(401);
    expect((await signIn(staff.email)).status).toBe(401);
    expect((await signIn(staff.email, NEW_PASSWORD)).status).toBe(200);
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where: { recipient: staff.email } });
    expect(mail).toMatchObject({ template: 'password_changed', state: 'queued' });
  });

  it('needs the current one: a field, not a sign-out, and the lock counts', async () => {
    const staff = await createStaff(app.services);
    const headers = await signInStaff(app.services, staff);
    const { status, body } = await update(headers, 'wrong');
    expect([status, body.code]).toEqual([422, 'INVALID_PASS']);
    expect(body.fields?.['current']?.[0]?.code).toBe('password_wrong');
    for (let attempt = 1; attempt < LOCKOUT.failures; attempt += 1) await update(headers, 'wrong');
    expect((await update(headers, PASSWORD)).body.code).toBe('BLOCKED_PASS');
    expect((await user(headers)).status).toBe(200);
  });

  it('refuses a password everybody tries, or one with the own name', async () => {
    const headers = await signInStaff(
      app.services,
      await createStaff(app.services, { name: 'Otávio Prado' }),
    );
    const [common, own] = [
      await update(headers, PASSWORD, 'Flamengo@2026'),
      await update(headers, PASSWORD, 'xOtavio-2026'),
    ];
    expect(common.body).toMatchObject({
      code: 'PASS_REQUIRES',
      fields: { password: [{ code: 'password_common' }] },
    });
    expect(own.body).toMatchObject({
      code: 'PASS_REQUIRES',
      fields: { password: [{ code: 'password_context' }] },
    });
  });
});

describe('GET /admin/registrations/enter/:id', () => {
  const enter = (headers: Record<string, string>, id: string) =>
    call<{ token: string; exp: string }>(app, 'GET', `/admin/registrations/enter/${id}`, { headers });

  it('gives a visitor token for a quarter of an hour that says who entered, and is audited', async () => {
    const [staff, visitor] = [await createStaff(app.services), await createVisitor(app.services)];
    const { status, body, headers } = await enter(await signInStaff(app.services, staff), visitor.id);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Date.parse(body.exp) - clock.now().getTime()).toBe(15 * MINUTE);
    const entered = { headers: { authorization: `Bearer ${body.token}` } };
    expect((await call(app, 'GET', '/user', entered)).body).toMatchObject({
      id: visitor.id,
      skipLogout: true,
      enteredBy: staff.name,
    });
    const row = await app.services.db.action.findFirstOrThrow({ where: { recordId: visitor.id } });
    expect(row).toMatchObject({ actorId: staff.id, resource: 'registrations', action: 'login' });
    expect((await call(app, 'POST', '/register/resend', entered)).body.code).toBe('ENTERED_SESSION');
    clock.advance(15 * MINUTE);
    expect((await call(app, 'GET', '/user', entered)).status).toBe(401);
  });

  it('wants the permission, the header, our own pages and a visitor who may come in', async () => {
    const visitor = await createVisitor(app.services);
    const blocked = await createVisitor(app.services, { blockedAt: clock.now() });
    const staff = await signInStaff(app.services, await createStaff(app.services));
    const reader = await signInStaff(app.services, await createStaff(app.services, { type: 'reports' }));
    const answers = await Promise.all([
      enter(reader, visitor.id),
      enter({ cookie: staff.cookie ?? '' }, visitor.id),
      enter({ ...staff, 'sec-fetch-site': 'cross-site' }, visitor.id),
      enter(staff, '0199a5a0-0000-7000-8000-000000000000'),
      enter(staff, blocked.id),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'FORBIDDEN'],
      [401, 'UNAUTHORIZED'],
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
      [403, 'USER_BLOCKED'],
    ]);
  });

  it('ends with the account of who entered', async () => {
    const [staff, visitor] = [await createStaff(app.services), await createVisitor(app.services)];
    const headers = await signInVisitor(app.services, visitor, staff.id);
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(200);
    await app.services.db.adminUser.update({ where: { id: staff.id }, data: { disabledAt: clock.now() } });
    await expect.poll(async () => (await call(app, 'GET', '/user', { headers })).status).toBe(401);
  });
});
