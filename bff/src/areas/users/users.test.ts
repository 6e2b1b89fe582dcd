import { LOCKOUT, type ResponseOf, type users } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, DAY } from '../../../test/clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { textOf } from '../../../test/letters.ts';
import { createLink } from '../../core/identity/links.ts';
import { verifyAudit } from '../../core/audit/verify.ts';

type Detail = ResponseOf<typeof users.get> & { code?: string; fields?: Record<string, string[]> };

const NEW_PASSWORD = 'Carretel-de-linha9';
const clock = createTestClock();
let app: TestApp;
let root: { id: string; headers: SignedHeaders };
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.db.adminUser.updateMany({ data: { disabledAt: clock.now() } });
  const staff = await createStaff(app.services);
  root = { id: staff.id, headers: await signInStaff(app.services, staff) };
});

const as = async (type: 'admin' | 'user', ...actions: string[]) => {
  const permissions = actions.map((action) => ({ permission: 'users', action }) as const);
  const staff = await createStaff(app.services, { type, permissions: permissions as never });
  return signInStaff(app.services, staff);
};
const send = (method: 'POST' | 'PUT', path: string, body: object, headers = root.headers) =>
  call<Detail>(app, method, `/admin/users${path}`, { headers, body });
let made = 0;
const somebody = (changes: object = {}) => ({
  name: 'Bianca Toledo',
  email: `bianca-${(made += 1)}@exemplo.example`,
  type: 'user',
  ...changes,
});
const invited = async (changes: object = {}) => (await send('POST', '', somebody(changes))).body;
const linkTo = async (recipient: string) => {
  const mail = await app.services.db.outboxMessage.findFirstOrThrow({
    where: { recipient, template: 'admin_invite' },
    orderBy: { id: 'desc' },
  });
  return /\/admin\/reset\/([\w-]{43})/.exec(textOf(app.services, mail))?.[1] ?? '';
};
const choose = (token: string) =>
  call(app, 'POST', '/admin/reset', {
    body: { token, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
  });
const login = (email: string, password = NEW_PASSWORD) =>
  call(app, 'POST', '/admin/login', { body: { email, password } });

describe('an invitation', () => {
  it('leads to a password, once, and then the account is active', async () => {
    const { id, email, state } = await invited();
    expect(state).toBe('invited');
    const token = await linkTo(email);
    clock.advance(6 * DAY);
    expect((await choose(token)).status).toBe(200);
    expect((await choose(token)).status).toBe(410);
    expect((await login(email)).status).toBe(200);
    const fresh = await signInStaff(app.services, await createStaff(app.services));
    const { body } = await call<Detail>(app, 'GET', `/admin/users/${id}`, { headers: fresh });
    expect(body.state).toBe('active');
  });

  it('is sent anew, and the one before ends', async () => {
    const { id, email, version } = await invited();
    const first = await linkTo(email);
    expect((await send('POST', `/${id}/invite`, { version })).status).toBe(200);
    expect((await choose(first)).status).toBe(410);
    expect((await choose(await linkTo(email))).status).toBe(200);
    const later = await app.services.db.adminUser.findUniqueOrThrow({ where: { id } });
    expect((await send('POST', `/${id}/invite`, { version: later.version })).body.code).toBe('CONFLICT');
  });

  it('is no way in after a week', async () => {
    const { email } = await invited();
    clock.advance(8 * DAY);
    expect((await choose(await linkTo(email))).status).toBe(410);
  });

  it('can be taken back while nobody has come in', async () => {
    const { id, email } = await invited();
    const remove = (which: string) => call(app, 'DELETE', `/admin/users/${which}`, { headers: root.headers });
    expect((await remove(id)).status).toBe(204);
    expect((await choose(await linkTo(email))).body).toMatchObject({ code: 'ADMIN_HELP' });
    expect((await remove(root.id)).status).toBe(409);
  });

  it('goes to nobody twice', async () => {
    const { email } = await invited();
    const { status, body } = await send('POST', '', somebody({ email: email.toUpperCase() }));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['email']]);
  });
});

describe('an account', () => {
  it('that is stopped loses its sessions, and may come back', async () => {
    const staff = await createStaff(app.services, { type: 'admin' });
    const headers = await signInStaff(app.services, staff);
    const stopped = await send('POST', `/${staff.id}/disable`, { version: staff.version });
    expect([stopped.status, stopped.body.state]).toEqual([200, 'disabled']);
    expect((await call(app, 'GET', '/admin/user', { headers })).status).toBe(401);
    const back = await send('POST', `/${staff.id}/enable`, { version: stopped.body.version });
    expect(back.body.state).toBe('active');
  });

  it('is unlocked before its time', async () => {
    const staff = await createStaff(app.services, { type: 'user' });
    for (let time = 0; time < LOCKOUT.failures; time += 1) await login(staff.email, 'errada');
    const list = await call<{ items: Detail[] }>(app, 'GET', '/admin/users?f[state]=locked', {
      headers: root.headers,
    });
    expect(list.body.items.map(({ id, state }) => [id, state])).toEqual([[staff.id, 'locked']]);
    const { body } = await send('POST', `/${staff.id}/unblock`, { version: staff.version });
    expect(body.state).toBe('active');
  });

  it('with another address tells both, and signs in by the new one alone', async () => {
    const staff = await createStaff(app.services, { type: 'user' });
    const headers = await signInStaff(app.services, staff);
    const { version, name } = staff;
    const email = `nova-${(made += 1)}@exemplo.example`;
    const answer = await send('PUT', `/${staff.id}`, { name, email, type: 'user', version });
    expect([answer.status, answer.body.email]).toEqual([200, email]);
    expect((await call(app, 'GET', '/admin/user', { headers })).status).toBe(401);
    const letters = await app.services.db.outboxMessage.findMany({
      where: { template: 'admin_email_changed', recipient: { in: [staff.email, email] } },
    });
    expect(letters).toHaveLength(2);
    expect(letters[0]?.text).toContain(email);
    const action = await app.services.db.action.findFirstOrThrow({
      where: { recordId: staff.id },
      orderBy: { id: 'desc' },
    });
    expect(action.action).toBe('update_email');
    expect(await verifyAudit(app.services.db)).toMatchObject({ ok: true });
  });

  it('with another address is not recovered by a letter to the one before', async () => {
    const { id, name, email, version } = await createStaff(app.services, { type: 'user' });
    const kind = { strategy: 'admin', purpose: 'reset' } as const;
    const token = await createLink(app.services.db, kind, id, clock.now());
    const moved = { name, email: `nova-${(made += 1)}@exemplo.example`, type: 'user', version };
    expect((await send('PUT', `/${id}`, moved)).status).toBe(200);
    expect((await choose(token)).status).toBe(410);
    expect((await login(email)).status).toBe(401);
  });

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const { id, name, email, version } = await createStaff(app.services, { type: 'user' });
    const change = { name, email, type: 'reports', version };
    const [one, other] = await Promise.all([send('PUT', `/${id}`, change), send('PUT', `/${id}`, change)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  });
});

describe('of super users', () => {
  it('one stays: two who stop each other at once can not both do it', async () => {
    const second = await createStaff(app.services);
    const headers = await signInStaff(app.services, second);
    const [one, other] = await Promise.all([
      send('POST', `/${second.id}/disable`, { version: 1 }),
      send('POST', `/${root.id}/disable`, { version: 1 }, headers),
    ]);
    // The other one's session ended before it was their turn, or theirs is the last.
    expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1);
    expect([401, 409]).toContain([one.status, other.status].find((status) => status !== 200));
    const left = await app.services.db.adminUser.count({ where: { type: 'super', disabledAt: null } });
    expect(left).toBe(1);
  });

  it('the last one stays super, and nobody stops oneself', async () => {
    const { name, email } = await app.services.db.adminUser.findUniqueOrThrow({ where: { id: root.id } });
    const lower = await send('PUT', `/${root.id}`, { name, email, type: 'admin', version: 1 });
    expect(lower.body.code).toBe('LAST_SUPER');
    expect((await send('POST', `/${root.id}/disable`, { version: 1 })).body.code).toBe('LAST_SUPER');
    await createStaff(app.services);
    expect((await send('POST', `/${root.id}/disable`, { version: 1 })).body.code).toBe('OWN_ACCESS');
  });

  it('an invitation of one is taken back by another one alone', async () => {
    const { id } = await invited({ type: 'super' });
    const remove = (headers: SignedHeaders) => call<Detail>(app, 'DELETE', `/admin/users/${id}`, { headers });
    expect((await remove(await as('admin', 'delete'))).body.code).toBe('INVALID_USER_TYPE');
    expect((await remove(root.headers)).status).toBe(204);
  });

  it('none is made, changed or stopped by another type', async () => {
    const admin = await as('admin', 'create', 'edit', 'update_email', 'disable_or_enable', 'unblock');
    const create = await send('POST', '', somebody({ type: 'super' }), admin);
    expect(create.body.code).toBe('INVALID_USER_TYPE');
    const { name, email } = await app.services.db.adminUser.findUniqueOrThrow({ where: { id: root.id } });
    const answers = await Promise.all([
      send('PUT', `/${root.id}`, { name, email, type: 'super', version: 1 }, admin),
      send('POST', `/${root.id}/disable`, { version: 1 }, admin),
      send('POST', `/${root.id}/unblock`, { version: 1 }, admin),
    ]);
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'INVALID_USER_TYPE'));
  });
});

describe('who looks after users', () => {
  it('gives no type of more than they hold, to nobody', async () => {
    const editor = await as('user', 'create', 'edit');
    const { id, name, email, version } = await createStaff(app.services, { type: 'reports' });
    const answers = [
      await send('POST', '', somebody({ type: 'admin' }), editor),
      await send('PUT', `/${id}`, { name, email, type: 'admin', version }, editor),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'INVALID_USER_TYPE'));
    const own = { name, email, version };
    expect((await send('PUT', `/${id}`, { ...own, type: 'reports' }, editor)).status).toBe(200);
    const admin = await signInStaff(app.services, await createStaff(app.services, { type: 'admin' }));
    expect((await send('POST', '', somebody({ type: 'admin' }), admin)).status).toBe(201);
  });

  it('moves nobody who may do more to an address they read', async () => {
    const editor = await signInStaff(app.services, await createStaff(app.services, { type: 'admin' }));
    const move = async (...keys: string[]) => {
      const permissions = keys.map((action) => ({ permission: 'tokens', action })) as never;
      const { id, name, version } = await createStaff(app.services, { type: 'user', permissions });
      const email = `desviada-${(made += 1)}@exemplo.example`;
      return send('PUT', `/${id}`, { name, email, type: 'user', version }, editor);
    };
    expect((await move('create')).body.code).toBe('INVALID_USER_TYPE');
    expect((await move()).status).toBe(200);
  });
});

it('asks for a permission of its own to change an address', async () => {
  const editor = await as('admin', 'edit');
  const { id, name, email, version } = await createStaff(app.services, { type: 'user' });
  const moved = { name, email: 'outra@exemplo.example', type: 'user', version };
  expect((await send('PUT', `/${id}`, moved, editor)).status).toBe(403);
  expect((await send('PUT', `/${id}`, { ...moved, email, name: 'Outra' }, editor)).status).toBe(200);
  expect((await send('POST', `/${id}/disable`, { version: version + 1 }, editor)).status).toBe(403);
});
