import type { PermissionEntry, ResponseOf, tokens } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, DAY, dayFromNow } from '../../../test/clock.ts';
import { showBody } from '../../../test/samples.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { createApiToken } from '../../core/identity/ApiTokens.ts';

type Created = ResponseOf<typeof tokens.create> & {
  code?: string;
  fields?: Partial<Record<'expiresOn' | 'scopes', { code: string }[]>>;
};

const clock = createTestClock();
let app: TestApp;
let root: { id: string; headers: SignedHeaders };
beforeAll(async () => {
  app = await createTestApp({ clock });
  const staff = await createStaff(app.services);
  root = { id: staff.id, headers: await signInStaff(app.services, staff) };
});
afterAll(() => app.close());

const entry = (key: string) => {
  const [permission, action] = key.split(':');
  return { permission, action } as PermissionEntry;
};
const dayAhead = (days: number) => dayFromNow(clock, days);
const create = (scopes: string[], headers: SignedHeaders = root.headers, expiresOn = dayAhead(30)) =>
  call<Created>(app, 'POST', '/admin/tokens', {
    headers,
    body: { name: 'Painel da agência', scopes: scopes.map(entry), expiresOn },
  });
const bind = (remote: string, scopes: string[] = [], headers: SignedHeaders = root.headers) =>
  call<Created>(app, 'POST', '/admin/tokens', {
    headers,
    body: { name: 'Esteira', remote, scopes: scopes.map(entry), expiresOn: dayAhead(30) },
  });
const bearer = (secret: string): SignedHeaders => ({ authorization: `Bearer ${secret}` });
const status = async (headers: SignedHeaders, path = '/admin/shows') =>
  (await call(app, 'GET', path, { headers })).status;

describe('a token', () => {
  it('opens the admin API without a cookie, with exactly its scopes', async () => {
    const { status: made, body } = await create(['shows:list']);
    expect([made, body.state, body.secret.startsWith(body.prefix)]).toEqual([201, 'active', true]);
    const headers = bearer(body.secret);
    expect(await status(headers)).toBe(200);
    expect(await status(headers, '/admin/polls')).toBe(403);
    expect(await status(headers, '/admin/user')).toBe(403);
    expect(await status(headers, '/user')).toBe(401);
    const { body: seen } = await call<Created>(app, 'GET', `/admin/tokens/${body.id}`, {
      headers: root.headers,
    });
    expect(seen).toMatchObject({ lastUsedAt: clock.now().toISOString(), lastIp: '127.0.0.1' });
    expect(seen.secret).toBeUndefined();
  });

  it('is kept as a hash alone', async () => {
    const { body } = await create(['shows:list']);
    const row = await app.services.db.apiToken.findUniqueOrThrow({ where: { id: body.id } });
    expect(JSON.stringify(row)).not.toContain(body.secret);
    const told = await app.services.db.action.findMany({ where: { recordId: body.id } });
    expect(JSON.stringify(told.map(({ before, after }) => [before, after]))).not.toContain(body.secret);
  });

  it('ends when it is revoked, once', async () => {
    const { body } = await create(['shows:list']);
    const revoke = () => call(app, 'POST', `/admin/tokens/${body.id}/revoke`, { headers: root.headers });
    expect((await revoke()).status).toBe(204);
    expect(await status(bearer(body.secret))).toBe(401);
    expect((await revoke()).status).toBe(409);
  });

  it('ends with its last day', async () => {
    const { body } = await create(['shows:list'], root.headers, dayAhead(2));
    clock.advance(4 * DAY);
    expect(await status(bearer(body.secret))).toBe(401);
    const fresh = await signInStaff(app.services, root);
    root = { ...root, headers: fresh };
    const list = await call<{ items: Created[] }>(app, 'GET', '/admin/tokens?f[state]=expired', {
      headers: fresh,
    });
    expect(list.body.items.map(({ id }) => id)).toContain(body.id);
  });

  it.each([
    [-2, 'past_date'],
    [400, 'token_days'],
  ])('can not last for %d days', async (days, problem) => {
    const { body } = await create(['shows:list'], root.headers, dayAhead(days));
    expect([body.code, body.fields?.expiresOn?.map(({ code }) => code)]).toEqual(['INVALID_DATE', [problem]]);
  });

  it('does what its owner may do, no more, and nothing once they are stopped', async () => {
    const permissions = ['tokens:create', 'tokens:list', 'shows:list', 'polls:list'].map(entry);
    const staff = await createStaff(app.services, { type: 'admin', permissions });
    const headers = await signInStaff(app.services, staff);
    expect((await create(['users:list'], headers)).body.code).toBe('FORBIDDEN');
    const { body } = await create(['shows:list', 'polls:list'], headers);
    const { db } = app.services;
    await db.adminUser.update({
      where: { id: staff.id },
      data: { permissions: [entry('shows:list')] as never },
    });
    expect(await status(bearer(body.secret))).toBe(200);
    expect(await status(bearer(body.secret), '/admin/polls')).toBe(403);
    await db.adminUser.update({ where: { id: staff.id }, data: { disabledAt: clock.now() } });
    expect(await status(bearer(body.secret))).toBe(401);
  });

  it.each(['tokens:create', 'users:create', 'registrations:login', 'calculation:publish'])(
    'is not made with %s, which is for people alone',
    async (scope) => {
      const { status: answered, body } = await create(['shows:list', scope]);
      expect([answered, body.fields?.scopes?.map(({ code }) => code)]).toEqual([422, ['personal_scope']]);
    },
  );

  it('of before, which has such a scope, makes no other, invites nobody and enters as nobody', async () => {
    const { secret, ...kept } = createApiToken();
    const scopes = ['tokens:create', 'users:create', 'registrations:login', 'shows:list'].map(entry);
    await app.services.db.apiToken.create({
      data: {
        name: 'De antes',
        scopes: scopes as never,
        ownerId: root.id,
        ...kept,
        expiresAt: new Date(clock.now().getTime() + DAY),
      },
    });
    expect(await status(bearer(secret))).toBe(200);
    expect((await create(['shows:list'], bearer(secret))).body.code).toBe('FORBIDDEN');
    const answer = await call<{ code?: string }>(app, 'POST', '/admin/users', {
      headers: bearer(secret),
      body: { name: 'Intrusa', email: 'intrusa@exemplo.example', type: 'reports' },
    });
    expect(answer.body.code).toBe('FORBIDDEN');
    expect(await app.services.db.adminUser.count({ where: { email: 'intrusa@exemplo.example' } })).toBe(0);
    const visitor = await createVisitor(app.services);
    expect(await status(bearer(secret), `/admin/registrations/enter/${visitor.id}`)).toBe(403);
    expect(await app.services.db.session.count({ where: { subjectId: visitor.id } })).toBe(0);
  });

  it('bound to a remote has no permission besides', async () => {
    const { status: made, body } = await bind('mf-shows');
    expect([made, body.remote, body.scopes]).toEqual([201, 'mf-shows', []]);
    const paths = ['/admin/user', '/admin/shows', '/admin/commands', '/admin/tokens'];
    for (const path of paths) expect(await status(bearer(body.secret), path)).toBe(403);
  });

  it.each<[string, string, string[]]>([
    ['both bound and with scopes', 'mf-shows', ['shows:list']],
    ['bound to what is no remote', 'shows', []],
  ])('is not %s', async (_what, remote, scopes) => {
    expect((await bind(remote, scopes)).status).toBe(422);
  });

  it('is bound to a remote by those alone who may ship them all', async () => {
    const permissions = ['tokens:create', 'tokens:list', 'commands:list'].map(entry);
    const staff = await createStaff(app.services, { type: 'admin', permissions });
    const headers = await signInStaff(app.services, staff);
    expect((await bind('mf-shows', [], headers)).body.code).toBe('FORBIDDEN');
  });

  it('signs what it does, beside its owner', async () => {
    const { body } = await create(['shows:create']);
    const made = await call<{ id: string }>(app, 'POST', '/admin/shows', {
      headers: bearer(body.secret),
      body: showBody,
    });
    const action = await app.services.db.action.findFirstOrThrow({ where: { recordId: made.body.id } });
    expect([action.actorId, action.actorName]).toEqual([root.id, 'Otávio Prado (Painel da agência)']);
  });
});

it('is nothing for a text that only looks like one', async () => {
  expect(await status(bearer(`fio_${'a'.repeat(43)}`))).toBe(401);
  expect(await status(bearer('fio_curto'))).toBe(401);
});
