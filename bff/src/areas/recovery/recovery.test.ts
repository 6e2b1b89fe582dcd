import { randomBytes } from 'node:crypto';
import { LOCKOUT, type Strategy } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR, MINUTE } from '../../../test/clock.ts';
import { createStaff, createVisitor, PASSWORD, signInStaff, signInVisitor } from '../../../test/factories.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { textOf } from '../../../test/letters.ts';
import { createLink } from '../../core/identity/links.ts';
import type { JobWorker } from '../../core/jobs/worker.ts';

const NEW_PASSWORD = 'Carretel-de-linha9';
const clock = createTestClock();
let app: TestApp;
let worker: JobWorker;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
  worker = await startTestWorker(app);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const base = { user: '', admin: '/admin' } as const;
const forgot = (strategy: Strategy, email: string) =>
  call(app, 'POST', `${base[strategy]}/forgot`, { body: { email } });
const reset = (strategy: Strategy, token: string, password = NEW_PASSWORD) =>
  call(app, 'POST', `${base[strategy]}/reset`, { body: { token, password, passwordConfirmation: password } });
const check = (strategy: Strategy, token: string) =>
  call(app, 'POST', `${base[strategy]}/reset/check`, { body: { token } });
const login = (strategy: Strategy, email: string, password: string) =>
  call(app, 'POST', `${base[strategy]}/login`, {
    body: strategy === 'user' ? { user: email, password } : { email, password },
  });
const link = (strategy: Strategy, { id }: { id: string }) =>
  createLink(app.services.db, { strategy, purpose: 'reset' }, id, clock.now());
const mailsTo = (recipient: string) => app.services.db.outboxMessage.findMany({ where: { recipient } });

describe('POST /forgot', () => {
  it.each([
    ['user', 'reset', /http:\/\/localhost:\d+\/reset\/([\w-]{43})\n/],
    ['admin', 'admin_reset', /http:\/\/localhost:\d+\/admin\/reset\/([\w-]{43})\n/],
  ] as const)('sends a link that works (%s)', async (strategy, template, address) => {
    const person = await (strategy === 'user' ? createVisitor : createStaff)(app.services);
    const { status, body } = await forgot(strategy, person.email.toUpperCase());
    expect([status, body]).toEqual([202, { ok: true }]);
    await expect.poll(() => mailsTo(person.email), { timeout: 45_000 }).toHaveLength(1);
    const mail = await app.services.db.outboxMessage.findFirstOrThrow({ where: { recipient: person.email } });
    expect(mail.template).toBe(template);
    const token = address.exec(textOf(app.services, mail))?.[1] ?? '';
    expect((await check(strategy, token)).body).toEqual({ ok: true });
    expect((await reset(strategy, token)).body).toEqual({ ok: true });
    expect((await login(strategy, person.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('answers the same, after the same work, when there is no account', async () => {
    const [known, unknown] = [await createVisitor(app.services), 'ninguem@exemplo.example'];
    const [one, other] = [await forgot('user', known.email), await forgot('user', unknown)];
    expect([one.status, one.body]).toEqual([other.status, other.body]);
    const { rows } = await app.services.pool.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'recovery' AND data->>'email' IN ($1, $2)`,
      [known.email, unknown],
    );
    expect(rows).toHaveLength(2);
    await expect.poll(() => mailsTo(known.email), { timeout: 45_000 }).toHaveLength(1);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('looks among its own accounts only, and not among those that are stopped', async () => {
    const staff = await createStaff(app.services);
    const blocked = await createVisitor(app.services, { blockedAt: clock.now() });
    const last = await createVisitor(app.services);
    for (const { email } of [staff, blocked, last]) await forgot('user', email);
    const done = async () => {
      const { rows } = await app.services.pool.query<{ open: number }>(
        `SELECT count(*)::int AS open FROM pgboss.job WHERE name = 'recovery' AND state <> 'completed'`,
      );
      return rows[0]?.open;
    };
    await expect.poll(done, { timeout: 45_000 }).toBe(0);
    expect(await mailsTo(last.email)).toHaveLength(1);
    expect([...(await mailsTo(staff.email)), ...(await mailsTo(blocked.email))]).toEqual([]);
  });

  it('does not flood a mailbox, however many ask', async () => {
    const visitor = await createVisitor(app.services);
    for (let time = 0; time < 3; time += 1) await link('user', visitor);
    await forgot('user', visitor.email);
    const marker = await createVisitor(app.services);
    await forgot('user', marker.email);
    await expect.poll(() => mailsTo(marker.email), { timeout: 45_000 }).toHaveLength(1);
    expect(await mailsTo(visitor.email)).toEqual([]);
  });

  it('says CANNOT_SEND_EMAIL when the message cannot be queued', async () => {
    await app.services.pool.query(
      'ALTER TABLE pgboss.queue RENAME TO queue_away; ALTER TABLE pgboss.job RENAME TO job_away',
    );
    try {
      const { status, body } = await forgot('user', 'alguem@exemplo.example');
      expect([status, body.code]).toEqual([502, 'CANNOT_SEND_EMAIL']);
    } finally {
      await app.services.pool.query(
        'ALTER TABLE pgboss.queue_away RENAME TO queue; ALTER TABLE pgboss.job_away RENAME TO job',
      );
    }
  });
});

describe('POST /reset', () => {
  it('ends every session, the lock and the other links', async () => {
    const visitor = await createVisitor(app.services);
    const headers = await signInVisitor(app.services, visitor);
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(200);
    for (let time = 0; time < LOCKOUT.failures; time += 1) await login('user', visitor.email, 'wrong');
    expect((await login('user', visitor.email, PASSWORD)).body.code).toBe('BLOCKED_PASS');
    const [token, older] = [await link('user', visitor), await link('user', visitor)];
    expect((await reset('user', token)).status).toBe(200);
    expect((await call(app, 'GET', '/user', { headers })).status).toBe(401);
    expect((await reset('user', older)).body.code).toBe('INVALID_TOKEN');
    expect((await login('user', visitor.email, NEW_PASSWORD)).status).toBe(200);
    expect((await login('user', visitor.email, PASSWORD)).status).toBe(401);
    const templates = (await mailsTo(visitor.email)).map(({ template }) => template);
    expect(templates).toContain('password_changed');
  });

  it('says that passkeys stay, to who has some', async () => {
    const visitor = await createVisitor(app.services);
    const owner = await app.services.db.passkeyOwner.create({
      data: { registrationId: visitor.id, handle: randomBytes(32) },
    });
    const { registrationId } = owner;
    const passkey = { registrationId, credentialId: randomBytes(16), publicKey: randomBytes(32) };
    await app.services.db.passkey.create({
      data: { ...passkey, counter: 0, backupEligible: false, backedUp: false, name: 'Celular' },
    });
    expect((await reset('user', await link('user', visitor))).status).toBe(200);
    const [letter] = (await mailsTo(visitor.email)).filter(({ template }) => template.startsWith('password'));
    expect(letter?.template).toBe('password_changed_passkeys');
    expect(letter && textOf(app.services, letter)).toMatch(
      /chaves de acesso continuam valendo[^]*\/perfil\?aba=seguranca/,
    );
  });

  it('ends the sessions of staff too', async () => {
    const staff = await createStaff(app.services);
    const headers = await signInStaff(app.services, staff);
    expect((await reset('admin', await link('admin', staff))).status).toBe(200);
    expect((await call(app, 'GET', '/admin/user', { headers })).status).toBe(401);
    const row = await app.services.db.action.findFirstOrThrow({ where: { recordId: staff.id } });
    expect(row).toMatchObject({ action: 'recover', actorName: staff.name });
  });

  it('works once, also for two at the same moment', async () => {
    const token = await link('user', await createVisitor(app.services));
    const answers = await Promise.all([reset('user', token), reset('user', token), reset('user', token)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410']);
    expect((await reset('user', token)).body.code).toBe('INVALID_TOKEN');
    expect((await check('user', token)).body.code).toBe('INVALID_TOKEN');
  });

  it('works for sixty minutes', async () => {
    const visitor = await createVisitor(app.services);
    const token = await link('user', visitor);
    clock.advance(HOUR - 1);
    expect((await check('user', token)).status).toBe(200);
    clock.advance(1);
    expect((await check('user', token)).body.code).toBe('INVALID_TOKEN');
    expect((await reset('user', token)).body.code).toBe('INVALID_TOKEN');
    clock.advance(MINUTE);
  });

  it('is worthless in the other strategy and for another purpose', async () => {
    const [visitor, staff] = [await createVisitor(app.services), await createStaff(app.services)];
    const [ofVisitor, ofStaff] = [await link('user', visitor), await link('admin', staff)];
    expect((await reset('admin', ofVisitor)).body.code).toBe('INVALID_TOKEN');
    expect((await reset('user', ofStaff)).body.code).toBe('INVALID_TOKEN');
    const confirm = await createLink(
      app.services.db,
      { strategy: 'user', purpose: 'confirm' },
      visitor.id,
      clock.now(),
    );
    expect((await reset('user', confirm)).body.code).toBe('INVALID_TOKEN');
    expect((await reset('user', ofVisitor)).status).toBe(200);
  });

  it('keeps the link when the password is refused', async () => {
    const visitor = await createVisitor(app.services);
    const token = await link('user', visitor);
    const { status, body } = await reset('user', token, `Aa-${visitor.cpf}`);
    expect([status, body.code]).toEqual([422, 'PASS_REQUIRES']);
    expect(body.fields?.['password']?.[0]?.code).toBe('password_context');
    expect((await reset('user', token)).status).toBe(200);
  });

  it('opens nothing for an account that was stopped meanwhile', async () => {
    const staff = await createStaff(app.services);
    const token = await link('admin', staff);
    await app.services.db.adminUser.update({ where: { id: staff.id }, data: { disabledAt: clock.now() } });
    const refused = { status: 409, body: { code: 'ADMIN_HELP' } };
    expect(await check('admin', token)).toMatchObject(refused);
    expect(await reset('admin', token)).toMatchObject(refused);
    expect((await login('admin', staff.email, PASSWORD)).body.code).toBe('INACTIVE_USER');
  });
});
