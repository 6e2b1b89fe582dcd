import { randomUUID } from 'node:crypto';
import { LOCKOUT } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, dayFromNow, MINUTE, SECOND } from '../../../test/clock.ts';
import { createStaff, createVisitor, PASSWORD, signInStaff } from '../../../test/factories.ts';
import { codeOf, stepOf, TOTP } from '../../core/identity/totp.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const prove = (headers: Headers, body: object) =>
  call<{ until: string }>(app, 'POST', '/admin/security/proof', { headers, body });
const makeToken = (headers: Headers) =>
  call<{ secret: string }>(app, 'POST', '/admin/tokens', {
    headers,
    body: {
      name: 'Painel',
      scopes: [{ permission: 'polls', action: 'list' }],
      expiresOn: dayFromNow(clock, 30),
    },
  });
const codeNow = async (adminUserId: string) => {
  clock.advance(TOTP.seconds * SECOND);
  const factor = await app.services.db.twoFactor.findUniqueOrThrow({ where: { adminUserId } });
  return codeOf(app.services.vaults.twoFactor.open(factor), stepOf(clock.now()));
};

/** Staff with a second factor, signed in here. */
async function protectedStaff() {
  const staff = await createStaff(app.services);
  const headers = await signInStaff(app.services, staff);
  const post = (path: string, body: object) => call(app, 'POST', `/admin/security${path}`, { headers, body });
  await post('/two-factor', { password: PASSWORD });
  await post('/two-factor/confirm', { code: await codeNow(staff.id) });
  return { staff, headers };
}

describe('what gives something away', () => {
  it('is open for ten minutes after the sign-in, and then after a new proof by the password', async () => {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    clock.advance(10 * MINUTE - 1);
    expect((await makeToken(headers)).status).toBe(201);
    clock.advance(1);
    expect((await makeToken(headers)).body.code).toBe('PROOF_REQUIRED');
    const wrong = await prove(headers, { password: 'wrong' });
    expect([wrong.status, wrong.body.fields?.['password']?.[0]?.code]).toEqual([422, 'password_wrong']);
    expect((await makeToken(headers)).body.code).toBe('PROOF_REQUIRED');
    const { body } = await prove(headers, { password: PASSWORD });
    expect(Date.parse(body.until) - clock.now().getTime()).toBe(10 * MINUTE);
    expect((await makeToken(headers)).status).toBe(201);
  });

  it('takes a code where there is a second factor, and the password proves nothing there', async () => {
    const { staff, headers } = await protectedStaff();
    clock.advance(10 * MINUTE);
    const password = await prove(headers, { password: PASSWORD });
    expect([password.status, password.body.fields?.['code']?.[0]?.code]).toEqual([422, 'required']);
    expect((await prove(headers, { code: 'abcdef', password: PASSWORD })).status).toBe(422);
    expect((await makeToken(headers)).body.code).toBe('PROOF_REQUIRED');
    const code = await codeNow(staff.id);
    const twice = await Promise.all([prove(headers, { code }), prove(headers, { code })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await makeToken(headers)).status).toBe(201);
  });

  it('is proved for one session, not for the others of the account', async () => {
    const staff = await createStaff(app.services);
    const [here, there] = [await signInStaff(app.services, staff), await signInStaff(app.services, staff)];
    clock.advance(10 * MINUTE);
    await prove(here, { password: PASSWORD });
    expect([(await makeToken(here)).status, (await makeToken(there)).status]).toEqual([201, 403]);
  });

  it('has one effect when the same request is sent again after the proof', async () => {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    const visitor = await createVisitor(app.services);
    const kind = await app.services.db.prizeKind.create({ data: { title: 'Ingressos', valueCents: 9000 } });
    clock.advance(10 * MINUTE);
    const key = { ...headers, 'idempotency-key': randomUUID() };
    const give = () =>
      call<{ id: string }>(app, 'POST', '/admin/prizes/give', {
        headers: key,
        body: { kindId: kind.id, user: visitor.email, reason: 'Compensação' },
      });
    expect((await give()).body.code).toBe('PROOF_REQUIRED');
    expect(await app.services.db.prize.count({ where: { kindId: kind.id } })).toBe(0);
    await prove(headers, { password: PASSWORD });
    const [one, other] = [await give(), await give()];
    expect([one.status, other.body.id]).toEqual([201, one.body.id]);
    expect(await app.services.db.prize.count({ where: { kindId: kind.id } })).toBe(1);
  });

  it('waits after five wrong proofs', async () => {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    for (let attempt = 0; attempt < LOCKOUT.failures; attempt += 1)
      expect((await prove(headers, { password: 'wrong' })).status).toBe(422);
    expect((await prove(headers, { password: PASSWORD })).body.code).toBe('BLOCKED_PASS');
  });
});

describe('switching the second factor off', () => {
  it('waits after five wrong codes, and no lock of the sign-in keeps the owner from it', async () => {
    const { staff, headers } = await protectedStaff();
    const signIn = () =>
      call(app, 'POST', '/admin/login', { body: { email: staff.email, password: 'wrong' } });
    for (let attempt = 0; attempt <= LOCKOUT.failures; attempt += 1) await signIn();
    const disable = (code: string) =>
      call(app, 'POST', '/admin/security/two-factor/disable', { headers, body: { code } });
    for (let attempt = 0; attempt < LOCKOUT.failures; attempt += 1)
      expect((await disable('abcdef')).status).toBe(422);
    expect((await disable(await codeNow(staff.id))).body.code).toBe('BLOCKED_PASS');
    clock.advance(LOCKOUT.seconds * SECOND);
    expect((await disable(await codeNow(staff.id))).status).toBe(200);
  });
});
