import type { Visitor } from '@fio/contracts';
import { LOCKOUT } from '@fio/contracts';
import { formatCpf } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createTestClock, HOUR, SECOND } from '../../../test/clock.ts';
import {
  createStaff,
  createVisitor,
  PASSWORD,
  signInStaff,
  signInVisitor,
  someCpf,
} from '../../../test/factories.ts';
import { createServices } from '../../../test/services.ts';
import { createPasswords } from '../../core/identity/passwords.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
afterAll(() => app.close());

const login = (user: string, password = PASSWORD, ip = someIp()) =>
  call<{ token: string; exp: string }>(app, 'POST', '/login', { body: { user, password }, ip });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('POST /login', () => {
  it('signs in by CPF, with and without its mask, and by e-mail in any case', async () => {
    const visitor = await createVisitor(app.services);
    for (const user of [visitor.cpf, formatCpf(visitor.cpf), visitor.email.toUpperCase()]) {
      const { status, body } = await login(user);
      expect(status).toBe(200);
      expect(body.token).toMatch(/^[\w-]{43}$/);
      expect(Date.parse(body.exp) - clock.now().getTime()).toBe(12 * HOUR);
    }
  });

  it('answers the same to a wrong password and to nobody', async () => {
    const { email } = await createVisitor(app.services);
    const answers = await Promise.all([
      login(email, 'wrong'),
      login('ninguem@exemplo.example'),
      login('???'),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [401, 'INVALID_USER']),
    );
  });

  it('tells of a block or a disabled account only to who knows the password', async () => {
    const blocked = await createVisitor(app.services, { blockedAt: clock.now() });
    const disabled = await createVisitor(app.services, { disabledAt: clock.now() });
    expect((await login(blocked.email, 'wrong')).body.code).toBe('INVALID_USER');
    expect((await login(disabled.email, 'wrong')).body.code).toBe('INVALID_USER');
    expect((await login(blocked.email)).body).toMatchObject({ code: 'USER_BLOCKED' });
    expect((await login(disabled.email)).body).toMatchObject({ code: 'INACTIVE_USER' });
  });

  it('stores the token as a hash only', async () => {
    const { body } = await login((await createVisitor(app.services)).email);
    const { rows } = await app.services.pool.query<{ all: string }>(
      'SELECT string_agg(s::text, $1) AS all FROM sessions s',
      [' '],
    );
    expect(rows[0]?.all).not.toContain(body.token);
  });

  it('hashes anew what was hashed at another cost', async () => {
    const weak = await createPasswords({ cost: { memory: 64, passes: 1, parallelism: 1 } }).hash(
      PASSWORD,
      'user',
    );
    const { id, email } = await createVisitor(app.services, { passwordHash: weak });
    expect((await login(email)).status).toBe(200);
    const { passwordHash } = await app.services.db.registration.findUniqueOrThrow({ where: { id } });
    expect(app.services.identity.passwords.isOutdated(passwordHash)).toBe(false);
    expect((await login(email)).status).toBe(200);
  });

  it('hashes at what OWASP asks for, where no test says otherwise', async () => {
    const { services, close } = createServices(app.config);
    expect(await services.identity.passwords.hash(PASSWORD, 'user')).toContain('m=19456,t=2,p=1');
    await close();
  });
});

describe('lock-out', () => {
  const fail = (user: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => login(user, 'wrong')));
  const codes = (answers: Awaited<ReturnType<typeof fail>>) => answers.map(({ body }) => body.code);

  it('comes after five failures, holds against the right password, and ends by itself', async () => {
    const { email } = await createVisitor(app.services);
    await fail(email, LOCKOUT.failures);
    const locked = await login(email);
    expect(locked.body.code).toBe('BLOCKED_PASS');
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    clock.advance(LOCKOUT.seconds * SECOND);
    expect((await login(email)).status).toBe(200);
  });

  it('counts attempts sent at once', async () => {
    const { email } = await createVisitor(app.services);
    const seen = codes(await fail(email, 12));
    expect(seen.filter((code) => code === 'INVALID_USER')).toHaveLength(LOCKOUT.failures);
    expect(seen.filter((code) => code === 'BLOCKED_PASS')).toHaveLength(12 - LOCKOUT.failures);
  });

  it('is the same for an account that does not exist', async () => {
    const nobody = someCpf();
    await fail(nobody, LOCKOUT.failures);
    expect((await login(nobody)).body.code).toBe('BLOCKED_PASS');
  });

  it('is not prolonged by trying on', async () => {
    const { email } = await createVisitor(app.services);
    await fail(email, LOCKOUT.failures);
    clock.advance((LOCKOUT.seconds - 1) * SECOND);
    await fail(email, 3);
    clock.advance(1 * SECOND);
    expect((await login(email)).status).toBe(200);
  });

  it('starts afresh with a success', async () => {
    const { email } = await createVisitor(app.services);
    await fail(email, LOCKOUT.failures - 1);
    expect((await login(email)).status).toBe(200);
    expect(codes(await fail(email, LOCKOUT.failures))).not.toContain('BLOCKED_PASS');
  });

  it('is kept per strategy: a visitor who fails does not lock the staff account of the same address', async () => {
    const { email } = await createStaff(app.services);
    await fail(email, LOCKOUT.failures + 1);
    const { status } = await call(app, 'POST', '/admin/login', { body: { email, password: PASSWORD } });
    expect(status).toBe(200);
  });

  it('stops an address that tries many accounts, and only that', async () => {
    const { email } = await createVisitor(app.services);
    const key = 'lock:address:192.0.2.1';
    const expire = BigInt(clock.now().getTime() + HOUR);
    await app.services.db.rateLimit.create({ data: { key, points: 100, expire } });
    expect((await login(email, PASSWORD, '192.0.2.1')).body.code).toBe('BLOCKED_PASS');
    expect((await login(email, PASSWORD, '192.0.2.2')).status).toBe(200);
  });
});

describe('GET /user', () => {
  it('shows visitors themselves, whole, and nothing secret', async () => {
    const visitor = await createVisitor(app.services);
    const { token, exp } = (await login(visitor.email)).body;
    const { status, body } = await call<Visitor>(app, 'GET', '/user', bearer(token));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: visitor.id,
      cpf: visitor.cpf,
      birthDate: '1990-05-17',
      exp,
      skipLogout: false,
      enteredBy: null,
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('wants a token of its own strategy', async () => {
    const staff = await createStaff(app.services);
    const visitor = await createVisitor(app.services);
    const [ofStaff, ofVisitor] = [
      await signInStaff(app.services, staff),
      await signInVisitor(app.services, visitor),
    ];
    const answers = await Promise.all([
      call(app, 'GET', '/user'),
      call(app, 'GET', '/user', bearer('x'.repeat(43))),
      call(app, 'GET', '/user', bearer("' OR 1=1 --")),
      call(app, 'GET', '/user', { headers: ofStaff }),
      call(app, 'GET', '/admin/user', { headers: ofVisitor }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  it('ends after twelve hours, to the millisecond, with or without requests', async () => {
    const headers = await signInVisitor(app.services, await createVisitor(app.services));
    for (let step = 0; step < 6; step += 1) {
      expect((await call(app, 'GET', '/user', { headers })).status).toBe(200);
      clock.advance(2 * HOUR - (step === 5 ? 1 : 0));
    }
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(200);
    clock.advance(1);
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(401);
  });

  it('notes when it was last seen, at most every quarter of an hour', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    const signedIn = clock.now();
    const lastSeen = async () => {
      const found = await app.services.db.session.findFirstOrThrow({ where: { subjectId: visitor.id } });
      return found.lastSeenAt.getTime() - signedIn.getTime();
    };
    clock.advance(899 * SECOND);
    await call(app, 'GET', '/user', { headers });
    clock.advance(31 * SECOND);
    await call(app, 'GET', '/user', { headers });
    await expect.poll(lastSeen, { timeout: 45_000 }).toBe(930 * SECOND);
  });
});

describe('POST /logout', () => {
  it('ends this session at once, and no other', async () => {
    const visitor = await createVisitor(app.services);
    const [one, other] = [
      await signInVisitor(app.services, visitor),
      await signInVisitor(app.services, visitor),
    ];
    expect((await call(app, 'GET', '/user', { headers: one })).status).toBe(200);
    expect((await call(app, 'POST', '/logout', { headers: one })).body).toEqual({ ok: true });
    expect((await call(app, 'GET', '/user', { headers: one })).status).toBe(401);
    expect((await call(app, 'POST', '/logout', { headers: one })).status).toBe(401);
    expect((await call(app, 'GET', '/user', { headers: other })).status).toBe(200);
  });
});

describe('an account that is stopped', () => {
  it.each(['blockedAt', 'disabledAt'] as const)('loses its sessions at once by %s', async (column) => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(200);
    await app.services.db.registration.update({ where: { id: visitor.id }, data: { [column]: clock.now() } });
    // The clock stands still: only the notification can have emptied the cache.
    await expect.poll(async () => (await call(app, 'GET', '/user', { headers })).status).toBe(401);
  });
});
