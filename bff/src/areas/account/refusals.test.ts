import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createStaff, PASSWORD, signInStaff } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
});
afterAll(() => app.close());

const told = (action: string, ip: string) =>
  app.services.db.action.findMany({ where: { action, ip }, orderBy: { id: 'asc' } });
const signIn = (email: string, password: string, ip: string) =>
  call(app, 'POST', '/admin/login', { headers: { 'x-forwarded-for': ip }, body: { email, password } });

describe('a failed sign-in of staff', () => {
  it('is in the audit with the account and the address', async () => {
    const [staff, ip] = [await createStaff(app.services), someIp()];
    for (const password of ['Errada-demais1', 'Errada-demais2']) await signIn(staff.email, password, ip);
    const row = { resource: 'users', recordId: staff.id, summary: staff.name, actorId: null };
    expect(await told('login_failed', ip)).toMatchObject([
      { ...row, after: { code: 'INVALID_USER' } },
      { ...row, after: { code: 'INVALID_USER' } },
    ]);
  });

  it('is told once of an address that is nobody’s, which is masked', async () => {
    const ip = someIp();
    for (let turn = 0; turn < 3; turn += 1) await signIn('ninguem@exemplo.example', PASSWORD, ip);
    const rows = await told('login_failed', ip);
    expect(rows.map(({ recordId, summary }) => [recordId, summary])).toEqual([
      [null, 'n***@exemplo.example'],
    ]);
  });
});

describe('a refused permission', () => {
  it('is in the audit with who, what and from where, once', async () => {
    const [staff, ip] = [await createStaff(app.services, { type: 'reports' }), someIp()];
    const headers = { ...(await signInStaff(app.services, staff)), 'x-forwarded-for': ip };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await call(app, 'GET', '/admin/registrations', { headers })).status).toBe(403);
    expect(await told('forbidden', ip)).toMatchObject([
      {
        actorId: staff.id,
        actorName: staff.name,
        resource: 'registrations',
        summary: 'GET /admin/registrations',
        after: { permission: 'registrations:list' },
      },
    ]);
  });
});
