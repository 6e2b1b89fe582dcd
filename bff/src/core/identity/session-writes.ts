import type { Strategy } from '@fio/contracts';
import type { Transaction } from '../database/prisma.ts';
import { ENTERED_TIME, SESSION_TIMES } from './session-policy.ts';
import { createToken, hashToken } from './tokens.ts';

export interface NewSession {
  strategy: Strategy;
  subjectId: string;
  /** The member of staff who enters as this visitor. */
  enteredById?: string;
  /** What `createSession` gives is then no token but a code, which `takeHandOver` makes one of: once, and soon. */
  handsOver?: boolean;
  ip: string;
  userAgent: string;
  now: Date;
}

export interface CreatedSession {
  token: string;
  exp: Date;
  /** For the binding cookie; staff only. */
  binding: string | null;
}

const HAND_OVER_MS = 60_000;
/** Of another kind than a token's: a code opens nothing by itself. */
const handOverHash = (code: string) => hashToken(`hand over ${code}`);

/** Token and binding leave here once and are stored as hashes. */
export async function createSession(db: Transaction, input: NewSession): Promise<CreatedSession> {
  const { strategy, subjectId, enteredById, handsOver, ip, userAgent, now } = input;
  const token = createToken();
  const binding = strategy === 'admin' ? createToken() : null;
  const exp = new Date(now.getTime() + (enteredById ? ENTERED_TIME : SESSION_TIMES[strategy].absolute));
  await db.session.create({
    data: {
      tokenHash: handsOver ? handOverHash(token) : hashToken(token),
      bindingHash: binding === null ? null : hashToken(binding),
      strategy,
      subjectId,
      enteredById: enteredById ?? null,
      ip,
      userAgent: userAgent.slice(0, 400),
      createdAt: now,
      lastSeenAt: now,
      provedAt: enteredById ? null : now,
      expiresAt: exp,
    },
  });
  return { token, exp, binding };
}

type Taker = Pick<NewSession, 'ip' | 'userAgent' | 'now'>;

export interface Taken extends Pick<CreatedSession, 'token' | 'exp'> {
  /** The visitor whose session it is, and who entered it. */
  subjectId: string;
  enteredById: string | null;
}

/** The session that was handed over by `code`; null when that was used before, or a minute ago. */
export async function takeHandOver(
  db: Transaction,
  code: string,
  { ip, userAgent, now }: Taker,
): Promise<Taken | null> {
  const token = createToken();
  const [taken] = await db.session.updateManyAndReturn({
    where: {
      tokenHash: handOverHash(code),
      revokedAt: null,
      createdAt: { gt: new Date(now.getTime() - HAND_OVER_MS) },
    },
    data: { tokenHash: hashToken(token), ip, userAgent: userAgent.slice(0, 400), lastSeenAt: now },
    select: { expiresAt: true, subjectId: true, enteredById: true },
  });
  if (!taken) return null;
  const { expiresAt: exp, ...whose } = taken;
  return { token, exp, ...whose };
}

/** Notes that the owner of a session has just proved to be who they are. */
export async function noteProof(
  db: Transaction,
  tokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<void> {
  await db.session.updateMany({ where: { tokenHash, revokedAt: null }, data: { provedAt: now } });
}

export async function revokeSession(
  db: Transaction,
  tokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<void> {
  await db.session.updateMany({ where: { tokenHash, revokedAt: null }, data: { revokedAt: now } });
}

/** Every session of a subject, those opened by staff included, but the one of `except`. */
export async function revokeSessionsOf(
  db: Transaction,
  subject: { strategy: Strategy; subjectId: string; except?: Uint8Array<ArrayBuffer> },
  now: Date,
): Promise<void> {
  const { strategy, subjectId, except } = subject;
  await db.session.updateMany({
    where: { strategy, subjectId, revokedAt: null, ...(except && { tokenHash: { not: except } }) },
    data: { revokedAt: now },
  });
}
