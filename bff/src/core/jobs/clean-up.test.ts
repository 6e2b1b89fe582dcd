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
  const [kept, gone] = [
    [session(ago(29 * DAY)), link(ago(6 * DAY)), key(ago(23 * HOUR)), limit(ago(-1))],
    [session(ago(31 * DAY)), link(ago(8 * DAY)), key(ago(25 * HOUR)), limit(ago(1))],
  ];
  await Promise.all([...kept, ...gone]);
  expect(await cleanUp(pool, now)).toBe(4);
  expect(await cleanUp(pool, now)).toBe(0);
  const left = await Promise.all([
    db.session.count(),
    db.linkToken.count(),
    db.idempotencyKey.count(),
    db.rateLimit.count(),
  ]);
  expect(left).toEqual([1, 1, 1, 1]);
});
