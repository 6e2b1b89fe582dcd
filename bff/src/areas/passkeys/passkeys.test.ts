import {
  MOST_PASSKEYS,
  type passkeys,
  type PasskeyView,
  type ResponseOf,
  type Visitor,
} from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Authenticator } from '../../../test/Authenticator.ts';
import { BEHIND_PROXY, call, cookiesOf } from '../../../test/call.ts';
import { createTestClock, SECOND } from '../../../test/clock.ts';
import { createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';

type Options = ResponseOf<typeof passkeys.prepare>;
type Headers = Record<string, string>;

const clock = createTestClock();
let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  origin = app.config.publicUrl.origin;
});
afterAll(() => app.close());

const prepare = (headers: Headers, password: string | null = null) =>
  call<Options>(app, 'POST', '/profile/passkeys/options', { headers, body: { password } });
const add = (headers: Headers, credential: object, name = 'Celular') =>
  call<PasskeyView>(app, 'POST', '/profile/passkeys', { headers, body: { name, credential } });
const list = async (headers: Headers) =>
  (await call<{ items: PasskeyView[] }>(app, 'GET', '/profile/passkeys', { headers })).body.items;
const request = async () =>
  (await call<ResponseOf<typeof passkeys.request>>(app, 'POST', '/login/passkey/options')).body;
const login = (credential: object) =>
  call<{ token: string }>(app, 'POST', '/login/passkey', { body: { credential } });
const lettersTo = async (recipient: string) =>
  (await app.services.db.outboxMessage.findMany({ where: { recipient } })).map(({ template }) => template);
const kindsOf = async (registrationId: string) => {
  const rows = await app.services.pool.query<{ kind: number }>(
    'SELECT kind FROM logs WHERE registration_id = $1 ORDER BY kind',
    [registrationId],
  );
  return rows.rows.map(({ kind }) => kind);
};

/** Somebody with a passkey of that manner, and signed in. */
async function owner(manner: { eligible?: boolean; backedUp?: boolean; counter?: number } = {}) {
  const visitor = await createVisitor(app.services);
  const headers = await signInVisitor(app.services, visitor);
  const key = new Authenticator();
  const { body: options } = await prepare(headers);
  const { status, body } = await add(headers, key.create(options, { origin, ...manner }));
  expect(status).toBe(201);
  return { visitor, headers, key, id: body.id, options };
}

describe('a new passkey', () => {
  it('is found without a name, asks for the person to be verified, and says nothing of them but to themselves', async () => {
    const { visitor, options, headers } = await owner();
    expect(options).toMatchObject({
      rp: { id: app.config.publicUrl.hostname },
      user: { name: visitor.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const handle = Buffer.from(options.user.id, 'base64url');
    expect(handle).toHaveLength(32);
    for (const known of [visitor.cpf, visitor.id, visitor.email]) expect(handle.includes(known)).toBe(false);
    const { body: again } = await prepare(headers);
    expect(again.user.id).toBe(options.user.id);
    expect(again.excludeCredentials).toHaveLength(1);
    expect(again.challenge).not.toBe(options.challenge);
  });

  it('is listed, told in the log and by a letter, and keeps what is known of its transports', async () => {
    const { visitor, headers, id } = await owner();
    expect(await list(headers)).toMatchObject([{ id, name: 'Celular', lastUsedAt: null, synced: true }]);
    expect(await lettersTo(visitor.email)).toEqual(['passkey_added']);
    expect(await kindsOf(visitor.id)).toEqual([17]);
    const row = await app.services.db.passkey.findUniqueOrThrow({ where: { id } });
    expect(row.transports).toEqual(['internal']);
  });

  it('wants the password where the sign-in was more than ten minutes ago', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    clock.advance(600 * SECOND);
    expect((await prepare(headers)).body.fields).toHaveProperty('password');
    expect((await prepare(headers, 'wrong')).body.code).toBe('INVALID_PASS');
    expect((await prepare(headers, PASSWORD)).status).toBe(200);
  });

  it('is refused from elsewhere, unverified, twice, late, and by the challenge of another session', async () => {
    const visitor = await createVisitor(app.services);
    const [headers, other] = [
      await signInVisitor(app.services, visitor),
      await signInVisitor(app.services, visitor),
    ];
    const key = new Authenticator();
    const fresh = async () => (await prepare(headers)).body;
    const codeOf = async (credential: object, by = headers) => (await add(by, credential)).body.code;
    expect(await codeOf(key.create(await fresh(), { origin: 'https://fio.example' }))).toBe(
      'INVALID_PASSKEY',
    );
    expect(await codeOf(key.create(await fresh(), { origin, rpId: 'fio.example' }))).toBe('INVALID_PASSKEY');
    expect(await codeOf(key.create(await fresh(), { origin, verified: false }))).toBe('INVALID_PASSKEY');
    expect(await codeOf(key.create(await fresh(), { origin }), other)).toBe('INVALID_PASSKEY');
    const late = await fresh();
    clock.advance(600 * SECOND);
    expect(await codeOf(key.create(late, { origin }))).toBe('INVALID_PASSKEY');
    const { body: options } = await prepare(headers, PASSWORD);
    const made = key.create(options, { origin });
    const answers = await Promise.all([add(headers, made), add(headers, made)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await list(headers)).toHaveLength(1);
  });

  it('is no key that somebody else has', async () => {
    const { key } = await owner();
    const headers = await signInVisitor(app.services, await createVisitor(app.services));
    const { body: options } = await prepare(headers);
    expect((await add(headers, key.create(options, { origin }))).body.code).toBe('CONFLICT');
  });

  it('is the last where there are as many as there may be, from two devices at once too', async () => {
    const { visitor, headers, id } = await owner();
    await app.services.pool.query(
      `INSERT INTO passkeys (id, credential_id, registration_id, public_key, counter, transports, backup_eligible, backed_up, name)
       SELECT gen_random_uuid(), uuid_send(gen_random_uuid()), registration_id, public_key, counter, transports, backup_eligible, backed_up, name
       FROM passkeys, generate_series(1, $2::int) WHERE id = $1`,
      [id, MOST_PASSKEYS - 2],
    );
    const sessions = [headers, await signInVisitor(app.services, visitor)];
    const made = await Promise.all(
      sessions.map(async (by) => new Authenticator().create((await prepare(by)).body, { origin })),
    );
    const answers = await Promise.all(sessions.map((by, at) => add(by, made[at] ?? {})));
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['PASSKEY_LIMIT', undefined]);
    expect((await prepare(headers)).body.code).toBe('PASSKEY_LIMIT');
    expect(await list(headers)).toHaveLength(MOST_PASSKEYS);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session of its owner, on a device that is known from then on', async () => {
    const { visitor, headers, key } = await owner();
    const { status, body, headers: answered } = await login(key.use(await request(), { origin }));
    expect(status).toBe(200);
    expect(cookiesOf(answered)).toContain('fio-known');
    const session = { authorization: `Bearer ${body.token}` };
    expect((await call<Visitor>(app, 'GET', '/user', { headers: session })).body.id).toBe(visitor.id);
    expect((await list(headers))[0]?.lastUsedAt).not.toBeNull();
    expect(await kindsOf(visitor.id)).toEqual([2, 17]);
  });

  it('uses a challenge up, whether it led in or not', async () => {
    const { key } = await owner();
    const options = await request();
    const used = key.use(options, { origin });
    expect((await login(used)).status).toBe(200);
    expect((await login(used)).body.code).toBe('INVALID_PASSKEY');
    const second = await request();
    expect((await login(key.use(second, { origin, verified: false }))).body.code).toBe('INVALID_PASSKEY');
    expect((await login(key.use(second, { origin }))).body.code).toBe('INVALID_PASSKEY');
    const forged = { ...options, challenge: Buffer.alloc(54, 7).toString('base64url') };
    expect((await login(key.use(forged, { origin }))).body.code).toBe('INVALID_PASSKEY');
  });

  it('reads the same for a key that is nobody’s, of another site, and of another person', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const { userHandle } = theirs.key.use(await request(), { origin }).response;
    const borrowed = mine.key.use(await request(), { origin });
    const stranger = new Authenticator();
    stranger.create(mine.options, { origin });
    const answers = [
      (await login(stranger.use(await request(), { origin }))).body.message,
      (await login({ ...borrowed, response: { ...borrowed.response, userHandle } })).body.message,
      (await login(mine.key.use(await request(), { origin: 'http://localhost:1' }))).body.message,
      (await login(mine.key.use({ ...(await request()), rpId: 'fio.example' }, { origin }))).body.message,
    ];
    expect([...new Set(answers)]).toHaveLength(1);
    expect(await kindsOf(mine.visitor.id)).toEqual([3, 3, 17]);
  });

  it('takes no key whose counter goes back, or that can leave its device all of a sudden', async () => {
    const { key } = await owner({ counter: 7, eligible: false, backedUp: false });
    const by = async (manner: object) =>
      (await login(key.use(await request(), { origin, eligible: false, backedUp: false, ...manner }))).status;
    expect(await by({ counter: 8 })).toBe(200);
    expect(await by({ counter: 8 })).toBe(422);
    expect(await by({ counter: 9, eligible: true })).toBe(422);
    expect(await by({ counter: 9 })).toBe(200);
  });

  it('tells its owner alone that the account is blocked or disabled', async () => {
    const { visitor, key } = await owner();
    const stopped = async (data: { blockedAt?: Date | null; disabledAt?: Date | null }) => {
      await app.services.db.registration.update({ where: { id: visitor.id }, data });
      return (await login(key.use(await request(), { origin }))).body.code;
    };
    expect(await stopped({ blockedAt: clock.now() })).toBe('USER_BLOCKED');
    expect(await stopped({ blockedAt: null, disabledAt: clock.now() })).toBe('INACTIVE_USER');
  });

  it('is over once the account is erased, and nothing of its keys is left', async () => {
    const { visitor, headers, key } = await owner();
    const deletion = { headers, body: { password: PASSWORD } };
    expect((await call(app, 'POST', '/privacy/deletion', deletion)).status).toBe(200);
    expect((await login(key.use(await request(), { origin }))).body.code).toBe('INVALID_PASSKEY');
    const where = { registrationId: visitor.id };
    expect(await app.services.db.passkeyOwner.count({ where })).toBe(0);
    expect(await app.services.db.passkey.count({ where })).toBe(0);
  });
});

describe('the own passkeys', () => {
  it('are renamed and removed by their owner alone, a removal against the password', async () => {
    const { visitor, headers, key, id } = await owner();
    const other = await signInVisitor(app.services, await createVisitor(app.services));
    const rename = (by: Headers) =>
      call(app, 'PUT', `/profile/passkeys/${id}`, { headers: by, body: { name: 'Tablet' } });
    const remove = (by: Headers, password = PASSWORD) =>
      call(app, 'POST', `/profile/passkeys/${id}/removal`, { headers: by, body: { password } });
    expect([(await rename(other)).status, (await remove(other)).status]).toEqual([404, 404]);
    expect((await rename(headers)).status).toBe(200);
    expect((await list(headers))[0]?.name).toBe('Tablet');
    expect((await remove(headers, 'wrong')).body.code).toBe('INVALID_PASS');
    expect((await remove(headers)).status).toBe(200);
    expect(await list(headers)).toEqual([]);
    expect((await login(key.use(await request(), { origin }))).body.code).toBe('INVALID_PASSKEY');
    expect(await lettersTo(visitor.email)).toEqual(['passkey_added', 'passkey_removed']);
    expect(await kindsOf(visitor.id)).toEqual([17, 18]);
  });

  it('come along in the data package', async () => {
    const { headers, id } = await owner();
    const { body } = await call<{ passkeys: object[] }>(app, 'GET', '/privacy/data', { headers });
    expect(body.passkeys).toMatchObject([{ id, name: 'Celular', synced: true }]);
    expect(JSON.stringify(body)).not.toContain('publicKey');
  });
});
