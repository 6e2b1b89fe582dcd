import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { cleanUp } from './clean-up.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = new Date();
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const database = useTestModels();

it('removes what has no more use, and only that', async () => {
  const { db, pool } = database;
  const session = (expiresAt: Date) =>
    db.session.create({
      data: {
        tokenHash: randomBytes(32),
        strategy: 'user',
        subjectId: randomUUID(),
        ip: '',
        userAgent: '',
        expiresAt,
      },
    });
  const link = (expiresAt: Date) =>
    db.linkToken.create({
      data: {
        tokenHash: randomBytes(32),
        strategy: 'user',
        purpose: 'reset',
        subjectId: randomUUID(),
        expiresAt,
      },
    });
  const key = (createdAt: Date) =>
    db.idempotencyKey.create({
      data: { scope: 's', key: randomUUID(), requestHash: randomBytes(32), createdAt },
    });
  const limit = (expire: Date) =>
    db.rateLimit.create({ data: { key: randomUUID(), expire: BigInt(expire.getTime()) } });
  const barred = (createdAt: Date, reason = 'own_request') =>
    db.blockedCpf.create({ data: { cpfHash: randomBytes(32), reason, createdAt } });
  const mail = (createdAt: Date, template = 'account_deleted') =>
    db.outboxMessage.create({
      data: { recipient: '', template, subject: '', html: '', text: '', createdAt },
    });
  const [kept, gone] = [
    [
      ...[session(ago(183 * DAY)), link(ago(6 * DAY)), key(ago(23 * HOUR)), limit(ago(-1))],
      ...[barred(ago(365 * DAY)), barred(ago(400 * DAY), 'employee')],
      ...[mail(ago(6 * DAY)), mail(ago(90 * DAY), 'confirm')],
    ],
    [
      ...[session(ago(185 * DAY)), link(ago(8 * DAY)), key(ago(25 * HOUR)), limit(ago(1))],
      ...[barred(ago(367 * DAY)), mail(ago(8 * DAY))],
    ],
  ];
  await Promise.all([...kept, ...gone]);
  expect(await cleanUp(pool, now)).toBe(6);
  expect(await cleanUp(pool, now)).toBe(0);
  const left = await Promise.all([
    db.session.count(),
    db.linkToken.count(),
    db.idempotencyKey.count(),
    db.rateLimit.count(),
    db.blockedCpf.count(),
    db.outboxMessage.count(),
  ]);
  expect(left).toEqual([1, 1, 1, 1, 2, 2]);
});
