import type { Strategy } from '@fio/contracts';
import type { Transaction } from '../database/prisma.ts';
import { ENTERED_TIME, SESSION_TIMES } from './session-policy.ts';
import { createToken, hashToken } from './tokens.ts';

export interface NewSession {
  strategy: Strategy;
  subjectId: string;
  /** The member of staff who enters as this visitor. */
  enteredById?: string;
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

/** Token and binding leave here once and are stored as hashes. */
export async function createSession(db: Transaction, input: NewSession): Promise<CreatedSession> {
  const { strategy, subjectId, enteredById, ip, userAgent, now } = input;
  const token = createToken();
  const binding = strategy === 'admin' ? createToken() : null;
  const exp = new Date(now.getTime() + (enteredById ? ENTERED_TIME : SESSION_TIMES[strategy].absolute));
  await db.session.create({
    data: {
      tokenHash: hashToken(token),
      bindingHash: binding === null ? null : hashToken(binding),
      strategy,
      subjectId,
      enteredById: enteredById ?? null,
      ip,
      userAgent: userAgent.slice(0, 400),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: exp,
    },
  });
  return { token, exp, binding };
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
