import { timingSafeEqual } from 'node:crypto';
import type { Strategy } from '@fio/contracts';
import { effectivePermissions } from './permissions.ts';
import type { ResolvedSession } from './ResolvedSession.ts';
import { SESSION_TIMES } from './session-policy.ts';
import type { SessionRow } from './session-rows.ts';
import { hashToken, isToken } from './tokens.ts';

function isExpired(row: SessionRow, now: number): boolean {
  const { idle } = SESSION_TIMES[row.strategy];
  return now >= row.expiresAt.getTime() || (idle !== null && now - row.lastSeenAt.getTime() >= idle);
}

/** A staff session without a binding can't be used from a browser, and API tokens are no sessions. */
function isBound(row: SessionRow, binding: string | undefined): boolean {
  if (row.strategy === 'user') return true;
  if (row.bindingHash === null || binding === undefined || !isToken(binding)) return false;
  return timingSafeEqual(hashToken(binding), Buffer.from(row.bindingHash, 'hex'));
}

/** The session, if this token of this strategy, sent with this cookie, opens it now. */
export function resolveRow(
  row: SessionRow,
  strategy: Strategy,
  binding: string | undefined,
  now: number,
): ResolvedSession | null {
  if (row.strategy !== strategy || isExpired(row, now) || !isBound(row, binding)) return null;
  const session = {
    strategy,
    subjectId: row.subjectId,
    tokenHash: Buffer.from(row.hash, 'hex'),
    expiresAt: row.expiresAt,
    provedAt: row.provedAt,
    enteredById: row.enteredById,
  };
  if (strategy === 'user') return { ...session, visitor: { id: row.subjectId } };
  if (row.type === null) return null;
  const { name, email, type, secondFactor } = row;
  const permissions = effectivePermissions(type, row.permissions);
  return {
    ...session,
    admin: { id: row.subjectId, name: name ?? '', email: email ?? '', type, permissions, secondFactor },
  };
}

/** The session with its end for want of use, if it has one; `row` has been seen by now, unless nobody was there. */
export function withIdleEnd(session: ResolvedSession, row: SessionRow): ResolvedSession {
  const { idle } = SESSION_TIMES[row.strategy];
  return idle === null ? session : { ...session, idleUntil: new Date(row.lastSeenAt.getTime() + idle) };
}
