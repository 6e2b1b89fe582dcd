import type { AdminUser, OwnSecurity } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createStaff, PASSWORD, signInStaff } from '../../../test/factories.ts';
import { codeOf, stepOf } from '../../core/identity/totp.ts';

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: { ...BEHIND_PROXY, SECOND_FACTOR: 'super,admin' } });
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const get = <T>(headers: Headers, path: string) => call<T>(app, 'GET', `/admin${path}`, { headers });
const post = <T>(headers: Headers, path: string, body: object) =>
  call<T>(app, 'POST', `/admin${path}`, { headers, body });
const factorOf = async (headers: Headers) => (await get<AdminUser>(headers, '/user')).body.secondFactor;

const codeNow = async (adminUserId: string) => {
  const factor = await app.services.db.twoFactor.findUniqueOrThrow({ where: { adminUserId } });
  return codeOf(app.services.vaults.twoFactor.open(factor), stepOf(clock.now()));
};

describe('where a second factor is demanded', () => {
  it('an account without one can set it up, and goes on from there', async () => {
    const staff = await createStaff(app.services, { type: 'admin' });
    const headers = await signInStaff(app.services, staff);
    expect(await factorOf(headers)).toBe('needed');
    const refused = await get(headers, '/polls');
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    await post(headers, '/security/two-factor', { password: PASSWORD });
    expect((await get(headers, '/polls')).body.code).toBe('SECOND_FACTOR_NEEDED');
    await post(headers, '/security/two-factor/confirm', { code: await codeNow(staff.id) });
    expect(await factorOf(headers)).toBe('on');
    expect((await get(headers, '/polls')).status).toBe(200);
  });

  it('who switches it off is back at the beginning', async () => {
    const staff = await createStaff(app.services, { type: 'admin' });
    const headers = await signInStaff(app.services, staff);
    await post(headers, '/security/two-factor', { password: PASSWORD });
    const { body } = await post<{ codes: string[] }>(headers, '/security/two-factor/confirm', {
      code: await codeNow(staff.id),
    });
    expect((await post(headers, '/security/two-factor/disable', { code: body.codes[0] })).status).toBe(200);
    expect((await get(headers, '/polls')).body.code).toBe('SECOND_FACTOR_NEEDED');
    expect((await get<OwnSecurity>(headers, '/security')).body.twoFactorSince).toBeNull();
  });

  it('other types are free to have none, until they become one of those', async () => {
    const staff = await createStaff(app.services, { type: 'user' });
    const headers = await signInStaff(app.services, staff);
    expect(await factorOf(headers)).toBe('off');
    expect((await get(headers, '/polls')).status).toBe(200);
    await app.services.db.adminUser.update({ where: { id: staff.id }, data: { type: 'admin' } });
    await expect.poll(async () => (await get(headers, '/polls')).body.code).toBe('SECOND_FACTOR_NEEDED');
  });
});
