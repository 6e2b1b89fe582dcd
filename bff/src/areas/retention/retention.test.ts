import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandRunDetail, RetentionRule } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { DAY, HOUR } from '../../../test/clock.ts';
import { createVisitor } from '../../../test/factories.ts';
import { createInvoice } from '../../../test/promotion.ts';
import { findRun } from '../commands/run-record.ts';
import { writeRun } from '../commands/start-run.ts';
import { workRun } from '../commands/work-run.ts';
import { commandsArea } from '../commands/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RETENTION_MAIL: '90' } });
});
afterAll(() => app.close());

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

async function run(command: 'clean-up' | 'retention', isDry = false): Promise<CommandRunDetail> {
  const { db } = app.services;
  const written = await writeRun(db, { command, trigger: 'terminal', isDry, now: new Date() });
  await workRun(app.services, app.product.servicesOf(commandsArea), written?.id ?? '');
  return findRun(db, written?.id ?? '');
}
const counts = ({ lines }: CommandRunDetail) =>
  Object.fromEntries(lines.map(({ values }) => [values['rule'], values['count']])) as Record<
    RetentionRule,
    number
  >;

it('removes what has no more use, and only that', async () => {
  const { db, storage } = app.services;
  const link = (expiresAt: Date) => ({
    tokenHash: randomBytes(32),
    strategy: 'user',
    purpose: 'reset',
    subjectId: randomUUID(),
    expiresAt,
  });
  const key = (createdAt: Date) => ({
    scope: 's',
    key: randomUUID(),
    requestHash: randomBytes(32),
    createdAt,
  });
  const limit = (expire: Date) => ({ key: randomUUID(), expire: BigInt(expire.getTime()) });
  await db.linkToken.createMany({ data: [link(ago(6 * DAY)), link(ago(8 * DAY))] });
  await db.idempotencyKey.createMany({ data: [key(ago(23 * HOUR)), key(ago(25 * HOUR))] });
  await db.rateLimit.createMany({ data: [limit(ago(-HOUR)), limit(ago(HOUR))] });
  await mkdir(join(app.config.dataDir, 'files/pictures'), { recursive: true });
  for (const age of [HOUR, 25 * HOUR]) {
    const path = join(app.config.dataDir, `files/pictures/a.webp.${randomUUID()}.part`);
    await writeFile(path, 'half');
    await utimes(path, ago(age), ago(age));
  }
  const gone = { links: 1, idempotency: 1, limits: 1, drafts: 1 };
  expect(counts(await run('clean-up', true))).toMatchObject(gone);
  expect(counts(await run('clean-up'))).toMatchObject(gone);
  expect(counts(await run('clean-up'))).toMatchObject({ links: 0, idempotency: 0, limits: 0, drafts: 0 });
  const left = await Promise.all([db.linkToken.count(), db.idempotencyKey.count(), db.rateLimit.count()]);
  expect([...left, await storage.publicFiles.drafts(new Date())]).toEqual([1, 1, 1, 1]);
});

it('keeps records for the configured days, and no longer', async () => {
  const { db, pool } = app.services;
  const session = (expiresAt: Date) => ({
    tokenHash: randomBytes(32),
    strategy: 'user',
    subjectId: randomUUID(),
    ip: '',
    userAgent: '',
    expiresAt,
  });
  const barred = (createdAt: Date, reason = 'own_request') => ({
    cpfHash: randomBytes(32),
    reason,
    createdAt,
  });
  const mail = (createdAt: Date, template: string, state = 'sent') => ({
    recipient: '',
    template,
    subject: '',
    html: '',
    text: '',
    createdAt,
    state,
  });
  await db.session.createMany({ data: [session(ago(183 * DAY)), session(ago(185 * DAY))] });
  await db.blockedCpf.createMany({
    data: [barred(ago(365 * DAY)), barred(ago(400 * DAY), 'employee'), barred(ago(367 * DAY))],
  });
  await db.outboxMessage.createMany({
    data: [
      ...[mail(ago(6 * DAY), 'account_deleted'), mail(ago(8 * DAY), 'account_deleted')],
      ...[mail(ago(89 * DAY), 'confirm'), mail(ago(91 * DAY), 'confirm')],
      ...[mail(ago(91 * DAY), 'confirm', 'queued'), mail(ago(91 * DAY), 'sac_answered')],
    ],
  });
  await pool.query(`
    INSERT INTO logs (id, at, kind) SELECT log_id(at, 0::smallint), at, 0
    FROM unnest(ARRAY[now() - INTERVAL '183 days', now() - INTERVAL '185 days']) AS at`);
  const gone = { access: 1, logs: 1, ownBlocks: 1, farewells: 1, mail: 1 };
  expect(counts(await run('retention', true))).toMatchObject(gone);
  const done = await run('retention');
  expect([done.state, counts(done)]).toEqual(['succeeded', expect.objectContaining(gone)]);
  const left = await Promise.all([db.session.count(), db.blockedCpf.count(), db.outboxMessage.count()]);
  expect(left).toEqual([1, 2, 4]);
});

it('keeps what says that the address of somebody who is here takes no mail', async () => {
  const { db } = app.services;
  const { email } = await createVisitor(app.services);
  const bounced = (recipient: string) => ({
    recipient,
    template: 'confirm',
    subject: '',
    html: '',
    text: '',
    createdAt: ago(91 * DAY),
    state: 'hard_bounced',
  });
  await db.outboxMessage.createMany({ data: [bounced(email), bounced('foi-se@exemplo.example')] });
  await run('retention');
  const left = await db.outboxMessage.findMany({ where: { state: 'hard_bounced' } });
  expect(left.map(({ recipient }) => recipient)).toEqual([email]);
});

it('takes the address off what was sent long ago, and off who came by an invitation', async () => {
  const { db } = app.services;
  const { id: registrationId } = await createVisitor(app.services);
  const ip = '10.0.0.1';
  const sent = (createdAt: Date) => createInvoice(app.services, { registrationId, ip, createdAt });
  const came = async (createdAt: Date) => {
    const { id: invitedId } = await createVisitor(app.services);
    return db.invitation.create({ data: { inviterId: registrationId, invitedId, ip, createdAt } });
  };
  const [old, young] = [await sent(ago(185 * DAY)), await sent(ago(183 * DAY))];
  await came(ago(185 * DAY));
  await came(ago(183 * DAY));
  expect(counts(await run('retention', true)).addresses).toBe(2);
  expect(counts(await run('retention')).addresses).toBe(2);
  const ipOf = async ({ id }: { id: string }) => (await db.invoice.findUniqueOrThrow({ where: { id } })).ip;
  expect([await ipOf(old), await ipOf(young)]).toEqual(['', ip]);
  const found = await db.invitation.findMany({
    where: { inviterId: registrationId },
    orderBy: { createdAt: 'asc' },
  });
  expect(found.map((one) => one.ip)).toEqual(['', ip]);
});

it('forgets who never came back, tells them, and lets them register again', async () => {
  const { db } = app.services;
  const years = { createdAt: ago(2000 * DAY) };
  const idle = await createVisitor(app.services, { ...years, lastLoginAt: ago(1827 * DAY), marketing: true });
  const seen = await createVisitor(app.services, { ...years, lastLoginAt: ago(1825 * DAY) });
  const sender = await createVisitor(app.services, years);
  await createInvoice(app.services, { registrationId: sender.id, createdAt: ago(DAY) });
  expect(counts(await run('retention', true)).accounts).toBe(1);
  expect(counts(await run('retention')).accounts).toBe(1);
  const stateOf = async (id: string) => db.registration.findUniqueOrThrow({ where: { id } });
  expect(await stateOf(idle.id)).toMatchObject({
    name: '',
    marketing: false,
    anonymisedAt: expect.any(Date),
  });
  expect([(await stateOf(seen.id)).anonymisedAt, (await stateOf(sender.id)).anonymisedAt]).toEqual([
    null,
    null,
  ]);
  const mails = await db.outboxMessage.findMany({ where: { recipient: idle.email } });
  expect(mails.map(({ template }) => template)).toEqual(['account_expired']);
  expect(await db.blockedCpf.count({ where: { cpfHash: idle.cpfHash } })).toBe(0);
  expect(await db.action.findFirst({ where: { recordId: idle.id } })).toMatchObject({ action: 'anonymise' });
});

it('forgets the others when one account can’t be', async () => {
  const { db, pool } = app.services;
  const years = (days: number) => ({ createdAt: ago(days * DAY), lastLoginAt: ago(1827 * DAY) });
  const stuck = await createVisitor(app.services, years(3000));
  const next = await createVisitor(app.services, years(2900));
  const winner = await createVisitor(app.services, years(2950));
  const kind = await db.prizeKind.create({ data: { title: 'Par de ingressos', valueCents: 9000 } });
  const long = ago(1900 * DAY);
  const prize = {
    kindId: kind.id,
    registrationId: winner.id,
    origin: 'manual',
    state: 'pending',
    reason: 'x',
  };
  await db.prize.create({ data: { ...prize, claimedAt: long, changedAt: long } });
  await pool.query(`
    CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.record_id = '${stuck.id}' THEN RAISE 'not this one'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER refuse_one BEFORE INSERT ON actions FOR EACH ROW EXECUTE FUNCTION refuse_one()`);
  const done = await run('retention');
  await pool.query('DROP TRIGGER refuse_one ON actions; DROP FUNCTION refuse_one');
  expect([done.state, done.lines.at(-1)]).toMatchObject(['failed', { code: 'ruleFailed' }]);
  const isGone = async (id: string) =>
    (await db.registration.findUniqueOrThrow({ where: { id } })).anonymisedAt !== null;
  expect([await isGone(stuck.id), await isGone(next.id)]).toEqual([false, true]);
  // Who is still to receive a prize keeps the account, and is no failure.
  expect(await isGone(winner.id)).toBe(false);
  expect(counts(await run('retention')).accounts).toBe(1);
});

it('goes on with the next rule when one fails, and ends with 1', async () => {
  const { db, pool } = app.services;
  await pool.query('ALTER TABLE sessions RENAME TO sessions_away');
  const done = await run('retention');
  await pool.query('ALTER TABLE sessions_away RENAME TO sessions');
  expect([done.state, done.exitCode, done.lines[0]]).toMatchObject([
    ...['failed', 1, { code: 'ruleFailed', values: { rule: 'access' } }],
  ]);
  expect(counts(done)).toMatchObject({ accounts: 0 });
  expect(await db.session.count()).toBe(1);
});

it('removes pictures of places that are old, of both shapes and no others', async () => {
  const { storage } = app.services;
  const paths = ['share/pt/ranking/a/b.jpg', 'share/en/stories/ranking/a/b.jpg', 'share/pt/teoria/a/b.jpg'];
  const young = 'share/pt/ranking/a/c.jpg';
  for (const path of [...paths, young]) await storage.publicFiles.write(path, 'JPEG');
  for (const path of paths)
    await utimes(join(app.config.dataDir, 'files', path), ago(91 * DAY), ago(91 * DAY));
  expect(counts(await run('retention', true))).toMatchObject({ placeCards: 2 });
  expect(counts(await run('retention'))).toMatchObject({ placeCards: 2 });
  const left = await Promise.all([...paths, young].map((path) => storage.publicFiles.size(path)));
  expect(left).toEqual([null, null, 4, 4]);
});
