import type { PermissionEntry, ResponseOf, security, tokens } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, DAY, dayFromNow } from '../../../test/clock.ts';
import { createStaff, PASSWORD, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { textOf } from '../../../test/letters.ts';
import { createApiToken } from '../../core/identity/ApiTokens.ts';
import { createLink } from '../../core/identity/links.ts';
import type { AdminUser } from '../../generated/prisma/client.ts';

const NEW = 'Farol-Apagado-77';
const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.close());

const scopes: PermissionEntry[] = [{ permission: 'shows', action: 'list' }];
const create = (headers: SignedHeaders, name = 'Painel') =>
  call<ResponseOf<typeof tokens.create>>(app, 'POST', '/admin/tokens', {
    headers,
    body: { name, scopes, expiresOn: dayFromNow(clock, 30) },
  });
const opens = async (secret: string) =>
  (await call(app, 'GET', '/admin/shows', { headers: { authorization: `Bearer ${secret}` } })).status;
const lettersTo = ({ email }: AdminUser) =>
  app.services.db.outboxMessage.findMany({ where: { recipient: email, template: 'tokens_ended' } });
const own = async (headers: SignedHeaders) =>
  (await call<ResponseOf<typeof security.tokens>>(app, 'GET', '/admin/security/tokens', { headers })).body
    .items;

async function signedIn() {
  const staff = await createStaff(app.services);
  return { staff, headers: await signInStaff(app.services, staff) };
}

const change = (headers: SignedHeaders, password = NEW) =>
  call<{ code?: string }>(app, 'POST', '/admin/update', {
    headers,
    body: { current: PASSWORD, password, passwordConfirmation: password },
  });

/** Chooses a password by a link, as after a reset or an invitation. */
async function choose({ id }: AdminUser, password = NEW) {
  const token = await createLink(app.services.db, { strategy: 'admin', purpose: 'reset' }, id, clock.now());
  return call(app, 'POST', '/admin/reset', {
    body: { token, password, passwordConfirmation: password },
  });
}

describe('a new password', () => {
  it('ends every token of its owner, nobody else’s, and tells them which', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const first = (await create(one.headers, 'Painel da agência')).body;
    const second = (await create(one.headers, 'Esteira')).body;
    const theirs = (await create(other.headers)).body;
    expect((await own(one.headers)).map(({ id }) => id)).toEqual([second.id, first.id]);

    expect((await change(one.headers)).status).toBe(200);
    for (const { secret } of [first, second]) expect(await opens(secret)).toBe(401);
    expect(await opens(theirs.secret)).toBe(200);
    expect(await own(one.headers)).toEqual([]);

    const { body: seen } = await call(app, 'GET', `/admin/tokens/${first.id}`, { headers: one.headers });
    expect(seen).toMatchObject({ state: 'revoked', revokedBy: null, revokedReason: 'password' });
    const told = await app.services.db.action.findMany({ where: { recordId: first.id, action: 'revoke' } });
    expect(told.map(({ actorId, after }) => [actorId, after])).toEqual([
      [one.staff.id, expect.objectContaining({ revokedReason: 'password' })],
    ]);
    const [letter, ...more] = await lettersTo(one.staff);
    expect(more).toEqual([]);
    expect(letter && textOf(app.services, letter)).toContain(
      `Painel da agência (${first.prefix}…), Esteira (${second.prefix}…)`,
    );
  });

  it('that is refused ends none', async () => {
    const { staff, headers } = await signedIn();
    const { secret } = (await create(headers)).body;
    expect((await change(headers, 'Aa123456!')).body.code).toBe('PASS_REQUIRES');
    expect(await opens(secret)).toBe(200);
    expect(await lettersTo(staff)).toEqual([]);
  });

  it('chosen by a link ends them, too', async () => {
    const { staff, headers } = await signedIn();
    const { secret } = (await create(headers)).body;
    expect((await choose(staff)).status).toBe(200);
    expect(await opens(secret)).toBe(401);
    expect(await lettersTo(staff)).toHaveLength(1);
  });

  it('that is the first ends none: who is invited may have one that ships already', async () => {
    const staff = await createStaff(app.services);
    const { db } = app.services;
    await db.adminUser.update({ where: { id: staff.id }, data: { invitedAt: clock.now() } });
    const { secret, ...kept } = createApiToken();
    await db.apiToken.create({
      data: {
        ...{ name: 'Primeiro', scopes: [...scopes] as never, ownerId: staff.id, ...kept },
        expiresAt: new Date(clock.now().getTime() + DAY),
      },
    });
    expect((await choose(staff)).status).toBe(200);
    expect(await opens(secret)).toBe(200);
    expect(await lettersTo(staff)).toEqual([]);
  });

  it('leaves none behind that is made in the same moment, in another session', async () => {
    const { staff, headers } = await signedIn();
    const other = await signInStaff(app.services, staff);
    const [made] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, (_, at) => create(other, `Token ${at}`))),
      change(headers),
    ]);
    expect(await own(headers)).toEqual([]);
    expect(made.filter(({ status }) => ![201, 401].includes(status))).toEqual([]);
    for (const { body } of made) expect(await opens(body.secret)).toBe(401);
  });

  it('holds until a token that is being made is there, and then ends it', async () => {
    const { staff, headers } = await signedIn();
    const { pool } = app.services;
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM admin_users WHERE id = $1 FOR SHARE', [staff.id]);
    const changing = change(headers);
    const { secret, tokenHash, prefix } = createApiToken();
    await client.query(
      `INSERT INTO api_tokens (id, name, token_hash, prefix, owner_id, scopes, expires_at)
       VALUES (gen_random_uuid(), 'Zero', $1, $2, $3, $4, $5)`,
      [tokenHash, prefix, staff.id, JSON.stringify(scopes), new Date(clock.now().getTime() + DAY)],
    );
    await client.query('COMMIT');
    client.release();
    expect((await changing).status).toBe(200);
    expect(await opens(secret)).toBe(401);
  });
});
