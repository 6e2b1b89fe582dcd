import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createTestClock, DAY, dayFromNow, HOUR } from '../../../test/clock.ts';
import {
  createStaff,
  createVisitor,
  PASSWORD,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';

interface Detail {
  id: string;
  address: string;
  state: string;
  version: number;
  blockedUntil: string | null;
  blockReason: string | null;
  people: number;
  logins: number;
  failedLogins: number;
  votes: number;
  days: { day: string; logins: number }[];
}

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;

beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY, clock });
  headers = await signInStaff(app.services, await createStaff(app.services, { name: 'Ana Prado' }));
});
afterAll(() => app.close());

const staff = <Body = Detail>(method: string, path: string, body?: unknown) =>
  call<Body>(app, method, `/admin/ips${path}`, { headers, body });
const signIn = (ip: string, user: string, password = PASSWORD) =>
  call(app, 'POST', '/login', { ip, body: { user, password } });
const block = (address: string, until: string | null = null) =>
  staff('POST', '', { address, reason: 'Robô', until });
const refused = (ip: string) =>
  vi.waitFor(async () => {
    const { status, body } = await signIn(ip, 'ninguem@exemplo.example');
    expect([status, body.code]).toEqual([403, 'ADDRESS_BLOCKED']);
  });

describe('what is seen of an address', () => {
  it('counts sign-ins, failures and people, in all and by day', async () => {
    const ip = someIp();
    const [one, other] = [await createVisitor(app.services), await createVisitor(app.services)];
    for (const { email } of [one, one, other]) expect((await signIn(ip, email)).status).toBe(200);
    expect((await signIn(ip, one.email, 'Errada-123')).status).toBe(401);
    await app.services.addresses.sightings.flush();
    const { body } = await staff('GET', `/${ip}`);
    expect(body).toMatchObject({
      address: ip,
      state: 'free',
      logins: 3,
      failedLogins: 1,
      people: 2,
      votes: 0,
    });
    expect(body.days).toMatchObject([{ day: dayFromNow(clock, 0), logins: 3 }]);
    const { body: people } = await staff<{ items: { id: string; cpf: string; registered: boolean }[] }>(
      'GET',
      `/${ip}/people`,
    );
    expect(people.items.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
    for (const { cpf, registered } of people.items) {
      expect(cpf).toContain('*');
      expect(registered).toBe(false);
    }
  });

  it('takes an IPv6 address for its /64', async () => {
    const { email } = await createVisitor(app.services);
    await signIn('2001:db8:7:1::1', email);
    await signIn('2001:db8:7:1:ffff::2', email);
    await app.services.addresses.sightings.flush();
    const { body } = await staff('GET', `/${encodeURIComponent('2001:db8:7:1::abcd')}`);
    expect(body).toMatchObject({ id: '2001:db8:7:1::', address: '2001:db8:7:1::/64', logins: 2, people: 1 });
  });

  it('writes again what could not be written', async () => {
    const ip = someIp();
    const { pool, addresses } = app.services;
    const query = vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('gone'));
    addresses.sightings.note(ip, 'votes');
    await addresses.sightings.flush();
    query.mockRestore();
    addresses.sightings.note(ip, 'votes');
    await addresses.sightings.flush();
    expect((await staff('GET', `/${ip}`)).body.votes).toBe(2);
  });

  it('is listed by what is asked for', async () => {
    const ip = someIp();
    for (let i = 0; i < 5; i += 1) app.services.addresses.sightings.note(ip, 'failedLogins');
    await app.services.addresses.sightings.flush();
    const found = await staff<{ items: Detail[] }>('GET', '?f[failedLogins]=5&sort=-failedLogins');
    expect(found.body.items.map(({ address }) => address)).toContain(ip);
    const searched = await staff<{ items: Detail[] }>('GET', `?q=${ip}&f[state]=free`);
    expect(searched.body.items.map(({ id }) => id)).toEqual([ip]);
    const crowded = await staff<{ items: Detail[] }>('GET', `?q=${ip}&f[people]=2`);
    expect(crowded.body.items).toEqual([]);
  });
});

describe('what is kept', () => {
  it('goes with the access records, but for a block that holds', async () => {
    const { db } = app.services;
    const [old, blocked] = ['192.0.2.10', '192.0.2.11'];
    const { id: registrationId } = await createVisitor(app.services);
    const long = new Date(Date.now() - 200 * DAY);
    const seen = { firstSeenAt: long, lastSeenAt: long, people: 1 };
    const blocking = { blockedAt: long, blockedBy: 'Ana Prado', blockReason: 'Robô' };
    await db.ipAddress.createMany({
      data: [
        { address: old, ...seen },
        { address: blocked, ...seen, ...blocking },
      ],
    });
    for (const address of [old, blocked]) {
      await db.ipDay.create({ data: { address, day: long } });
      await db.ipPerson.create({ data: { address, registrationId, firstAt: long, lastAt: long } });
    }
    const removed: Record<string, number> = {};
    for (const { name, days, remove } of app.product.retention) {
      if (!name.startsWith('ip')) continue;
      const before = new Date(Date.now() - days(app.config.retention) * DAY);
      removed[name] = await remove(app.services, before, app.product);
    }
    expect(removed).toEqual({ ipPeople: 2, ipDays: 2, ips: 1 });
    expect((await staff('GET', `/${old}`)).status).toBe(404);
    expect((await staff('GET', `/${blocked}`)).body).toMatchObject({ state: 'blocked', people: 0, days: [] });
  });
});

describe('a block', () => {
  it('refuses all that takes part, leaves reading and other addresses alone, and is lifted with a reason', async () => {
    const ip = someIp();
    const visitor = await createVisitor(app.services);
    const signed = await signInVisitor(app.services, visitor);
    const made = await block(ip);
    expect(made).toMatchObject({ status: 201, body: { state: 'blocked', blockReason: 'Robô' } });
    await refused(ip);
    const asVisitor = (method: string, path: string) =>
      call(app, method, path, { ip, headers: signed, body: {} });
    const acts = [
      '/register',
      '/register/cpf',
      '/suggestions',
      '/invoices',
      '/invoices/photo',
      '/invoices/uploads',
    ];
    for (const path of [...acts, `/polls/${randomUUID()}/vote`]) {
      const { code } = (await asVisitor('POST', path)).body;
      expect(`${path} ${code}`).toBe(`${path} ADDRESS_BLOCKED`);
    }
    expect((await call(app, 'GET', '/user', { ip, headers: signed })).status).toBe(200);
    expect((await call(app, 'GET', '/home', { ip })).status).toBe(200);
    expect((await signIn(someIp(), visitor.email)).status).toBe(200);

    const { version } = made.body;
    expect(
      (await staff('POST', `/${ip}/unblock`, { version: version - 1, reason: 'Engano' })).body.code,
    ).toBe('CONFLICT');
    const lifted = await staff('POST', `/${ip}/unblock`, { version, reason: 'Engano' });
    expect(lifted.body).toMatchObject({ state: 'free', blockReason: null });
    await vi.waitFor(async () => expect((await signIn(ip, visitor.email)).status).toBe(200));
    const audited = await app.services.db.action.findMany({
      where: { resource: 'ips', recordId: ip },
      orderBy: { id: 'asc' },
    });
    expect(audited.map(({ action, reason, actorName }) => [action, reason, actorName])).toEqual([
      ['block', 'Robô', 'Ana Prado'],
      ['unblock', 'Engano', 'Ana Prado'],
    ]);
  });

  it('ends by the clock', async () => {
    const ip = someIp();
    const { email } = await createVisitor(app.services);
    const until = new Date(clock.now().getTime() + HOUR).toISOString();
    await block(ip, until);
    await refused(ip);
    clock.advance(HOUR);
    expect((await signIn(ip, email)).status).toBe(200);
    headers = await signInStaff(app.services, await createStaff(app.services));
    expect((await staff('GET', `/${ip}`)).body).toMatchObject({ state: 'free', blockedUntil: null });
  });

  it('is refused where one holds, in the past and for what is no address', async () => {
    const ip = someIp();
    await block(ip);
    const problemOf = async (body: object) => (await staff('POST', '', body)).body.fields;
    const given = { reason: 'Robô', until: null };
    expect(await problemOf({ ...given, address: ip })).toMatchObject({ address: [{ code: 'ip_blocked' }] });
    expect(await problemOf({ ...given, address: '10.0.0.256' })).toMatchObject({ address: [{ code: 'ip' }] });
    const past = new Date(clock.now().getTime() - 1).toISOString();
    expect(await problemOf({ ...given, address: someIp(), until: past })).toMatchObject({
      until: [{ code: 'past_date' }],
    });
  });

  it('is given another end where one holds, and lifted only where one does', async () => {
    const { id, version } = (await block(someIp())).body;
    const until = new Date(clock.now().getTime() + HOUR).toISOString();
    const changed = await staff('POST', `/${id}/block`, { version, reason: 'Até amanhã', until });
    expect(changed.body).toMatchObject({ state: 'blocked', blockReason: 'Até amanhã', blockedUntil: until });
    const lift = (by: number) => staff('POST', `/${id}/unblock`, { version: by, reason: 'Engano' });
    const free = await lift(changed.body.version);
    expect(free.status).toBe(200);
    expect((await lift(free.body.version)).body.code).toBe('CONFLICT');
  });

  it('leaves the staff a way in', async () => {
    const ip = someIp();
    const { email } = await createStaff(app.services);
    await block(ip);
    await refused(ip);
    const answer = await call(app, 'POST', '/admin/login', { ip, body: { email, password: PASSWORD } });
    expect(answer.status).toBe(200);
  });
});
