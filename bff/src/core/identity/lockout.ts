import { hash } from 'node:crypto';
import { LOCKOUT, type Strategy } from '@fio/contracts';
import type { Transaction } from '../database/prisma.ts';

/** Failures from one address before it must wait: many people share one, so it is wide. */
export const ADDRESS_FAILURES = 100;

/**
 * An attempt is counted before the password is looked at, so that a hundred guesses sent at once are a hundred
 * attempts. An attempt beyond the limit doesn't prolong the wait: nobody can be locked out for ever.
 */
const CHARGE = `
INSERT INTO rate_limits AS l (key, points, expire)
SELECT k, 1, $2::bigint FROM unnest($1::text[]) WITH ORDINALITY AS t(k, i) ORDER BY k
ON CONFLICT (key) DO UPDATE SET
  points = CASE WHEN l.expire <= $3::bigint THEN 1 ELSE l.points + 1 END,
  expire = CASE WHEN l.expire > $3::bigint AND l.points >= CASE WHEN l.key LIKE 'lock:address:%' THEN $5::int ELSE $4::int END
                THEN l.expire ELSE excluded.expire END
RETURNING key, points`;

const REFUND = `UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > 0`;

export interface Attempt {
  strategy: Strategy;
  /** What was typed, normalised. Known and unknown accounts are counted alike, so that nothing leaks. */
  identifier: string;
  /** The caller's address, IPv6 cut to its /64. */
  address: string;
}

/** By what the attempts of somebody signed in are counted, who proves to be the owner of that account. */
export const ownName = (subjectId: string): string => `own ${subjectId}`;

/** Only a hash: what people type into a user field is at times their password. */
const accountKey = ({ strategy, identifier }: Pick<Attempt, 'strategy' | 'identifier'>) =>
  `lock:${strategy}:${hash('sha256', identifier, 'hex')}`;
const addressKey = ({ address }: Attempt) => `lock:address:${address}`;

/** Whether an attempt may be made: the `last` one locks if it fails, and is `spent` or from a `flooding` address if not. */
export type Charge = 'free' | 'last' | 'spent' | 'flooding';

/** Counts an attempt. Not inside the attempt's transaction. */
export async function chargeAttempt(db: Transaction, attempt: Attempt, now: Date): Promise<Charge> {
  const expire = now.getTime() + LOCKOUT.seconds * 1000;
  const keys = [accountKey(attempt), addressKey(attempt)];
  const rows = await db.$queryRawUnsafe<{ key: string; points: number }[]>(
    CHARGE,
    keys,
    expire,
    now.getTime(),
    LOCKOUT.failures,
    ADDRESS_FAILURES,
  );
  const pointsOf = (wanted: string | undefined) => rows.find(({ key }) => key === wanted)?.points ?? 0;
  const points = pointsOf(keys[0]);
  if (pointsOf(keys[1]) > ADDRESS_FAILURES) return 'flooding';
  if (points > LOCKOUT.failures) return 'spent';
  return points === LOCKOUT.failures ? 'last' : 'free';
}

/** After the right password: the account starts afresh, the address gets this attempt back. */
export async function forgiveAttempt(db: Transaction, attempt: Attempt): Promise<void> {
  await clearLockout(db, attempt.strategy, [attempt.identifier]);
  await db.$executeRawUnsafe(REFUND, addressKey(attempt));
}

/** After a step that neither failed nor led in: account and address get this attempt back, and no other. */
export async function refundAttempt(db: Transaction, attempt: Attempt): Promise<void> {
  for (const key of [accountKey(attempt), addressKey(attempt)]) await db.$executeRawUnsafe(REFUND, key);
}

/** After a recovery: all the names an account can be reached by start afresh. */
export async function clearLockout(
  db: Transaction,
  strategy: Strategy,
  identifiers: readonly string[],
): Promise<void> {
  const keys = identifiers.map((identifier) => accountKey({ strategy, identifier }));
  await db.rateLimit.deleteMany({ where: { key: { in: keys } } });
}

/** Until when each of these names that used up its attempts has to wait, or had to. */
export async function locksOf(
  db: Transaction,
  strategy: Strategy,
  identifiers: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const names = new Map(identifiers.map((identifier) => [accountKey({ strategy, identifier }), identifier]));
  const locked = await db.$queryRaw<{ key: string; expire: bigint | null }[]>`
    SELECT key, expire FROM rate_limits WHERE key = ANY(${[...names.keys()]}) AND points >= ${LOCKOUT.failures}`;
  return new Map(
    locked.flatMap(({ key, expire }) => {
      const name = names.get(key);
      return name === undefined || expire === null ? [] : [[name, new Date(Number(expire))]];
    }),
  );
}

/** Which of these names have to wait now. */
export async function lockedOut(
  db: Transaction,
  strategy: Strategy,
  identifiers: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const locked = await locksOf(db, strategy, identifiers);
  return new Set([...locked].flatMap(([name, until]) => (until > now ? [name] : [])));
}

/** Takes the right to tell of a lock: true once while it lasts. */
export async function claimNotice(
  tx: Transaction,
  attempt: Pick<Attempt, 'strategy' | 'identifier'>,
  now: Date,
): Promise<boolean> {
  const expire = now.getTime() + LOCKOUT.seconds * 1000;
  const claimed = await tx.$executeRaw`
    INSERT INTO rate_limits AS l (key, points, expire) VALUES (${`told:${accountKey(attempt)}`}, 1, ${expire})
    ON CONFLICT (key) DO UPDATE SET expire = excluded.expire WHERE l.expire <= ${now.getTime()}`;
  return claimed === 1;
}

/** App codes that are held against one locked account in the time of a lock, from wherever. */
const CODES = 25;

/** Counts a code brought to a locked account; false: so many were wrong that chance would come into it. */
export async function chargeCode(db: Transaction, subjectId: string, now: Date): Promise<boolean> {
  const expire = now.getTime() + LOCKOUT.seconds * 1000;
  const [row] = await db.$queryRaw<{ points: number }[]>`
    INSERT INTO rate_limits AS l (key, points, expire) VALUES (${`codes:${subjectId}`}, 1, ${expire})
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN l.expire <= ${now.getTime()} THEN 1 ELSE l.points + 1 END,
      expire = CASE WHEN l.expire <= ${now.getTime()} THEN excluded.expire ELSE l.expire END
    RETURNING points`;
  return row !== undefined && row.points <= CODES;
}
