import type { PermissionEntry, ResponseOf, security, tokens } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, DAY, dayFromNow } from '../../../test/clock.ts';
import { createStaff, PASSWORD, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { textOf } from '../../../test/letters.ts';
import { createApiToken } from '../../core/identity/ApiTokens.ts';
import { AUDIT_LOCK } from '../../core/audit/record-action.ts';
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
        name: 'Primeiro',
        scopes: [...scopes] as never,
        ownerId: staff.id,
        ...kept,
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

  /** Another transaction, and what it may wait for: somebody who waits for one of its locks. */
  async function beside() {
    const client = await app.services.pool.connect();
    await client.query('BEGIN');
    const waited = () =>
      expect
        .poll(async () => {
          const { rows } = await app.services.pool.query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBe(1);
    const end = async () => {
      await client.query('COMMIT');
      client.release();
    };
    return { client, waited, end };
  }

  it('is waited for by a token that is being made, which its session’s end then refuses', async () => {
    const { staff } = await signedIn();
    const other = await signInStaff(app.services, staff);
    const { client, waited, end } = await beside();
    await client.query('SELECT FROM admin_users WHERE id = $1 FOR NO KEY UPDATE', [staff.id]);
    const making = create(other);
    await waited();
    await client.query('UPDATE sessions SET revoked_at = now() WHERE subject_id = $1', [staff.id]);
    await end();
    expect((await making).status).toBe(401);
    expect(await app.services.db.apiToken.count({ where: { ownerId: staff.id } })).toBe(0);
  });

  it('waits for who revokes one of them without holding up the audit, and tells of the others alone', async () => {
    const { staff, headers } = await signedIn();
    const [kept, revoked] = [(await create(headers, 'Painel')).body, (await create(headers, 'Esteira')).body];
    const { client, waited, end } = await beside();
    await client.query(`UPDATE api_tokens SET revoked_at = now(), revoked_reason = 'staff' WHERE id = $1`, [
      revoked.id,
    ]);
    const changing = change(headers);
    await waited();
    const audit = await client.query<{ isFree: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1::bigint) AS "isFree"',
      [AUDIT_LOCK],
    );
    expect(audit.rows).toEqual([{ isFree: true }]);
    await end();
    expect((await changing).status).toBe(200);
    expect(await opens(kept.secret)).toBe(401);
    const [letter] = await lettersTo(staff);
    const text = letter && textOf(app.services, letter);
    expect(text).toContain('Painel');
    expect(text).not.toContain('Esteira');
    expect(await app.services.db.action.count({ where: { recordId: revoked.id, action: 'revoke' } })).toBe(0);
  });
});
