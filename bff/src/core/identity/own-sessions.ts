import type { ProfileSession } from '@fio/contracts';
import type { RequestContext } from '../request/RequestContext.ts';
import { AppError } from '../errors.ts';
import type { Transaction } from '../database/prisma.ts';
import type { ResolvedSession } from './ResolvedSession.ts';
import { sessionId } from './session-id.ts';
import { revokeSession, revokeSessionsOf } from './session-writes.ts';

const live = ({ strategy, subjectId }: ResolvedSession, now: Date) => ({
  strategy,
  subjectId,
  revokedAt: null,
  expiresAt: { gt: now },
});

/** The live sessions of whoever asks, the asking one first, then by when they were last seen. */
export async function ownSessions(
  { db, clock }: RequestContext,
  own: ResolvedSession,
): Promise<ProfileSession[]> {
  const rows = await db.session.findMany({
    where: live(own, clock.now()),
    orderBy: { lastSeenAt: 'desc' },
  });
  return rows
    .map(({ tokenHash, enteredById, userAgent, ip, createdAt, lastSeenAt, expiresAt }) => ({
      id: sessionId(tokenHash),
      current: own.tokenHash.equals(tokenHash),
      entered: enteredById !== null,
      userAgent,
      ip,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** What is written with the end of sessions, such as the audit of staff. */
type Beside = (tx: Transaction) => Promise<void>;
const nothing: Beside = () => Promise.resolve();

/** Ends the own session of that name, here at once and elsewhere on the database's notice. */
export async function endSession(
  context: RequestContext,
  own: ResolvedSession,
  id: string,
  beside = nothing,
): Promise<void> {
  const now = context.clock.now();
  const ended = await context.transaction(async (tx) => {
    const rows = await tx.session.findMany({ where: live(own, now), select: { tokenHash: true } });
    const row = rows.find(({ tokenHash }) => sessionId(tokenHash) === id);
    if (!row) throw new AppError('NOT_FOUND');
    await revokeSession(tx, row.tokenHash, now);
    await beside(tx);
    return row;
  });
  context.identity.sessions.forget(ended);
}

/** Ends every session, the asking one too. */
export async function endSessions(
  context: RequestContext,
  { strategy, subjectId }: ResolvedSession,
): Promise<void> {
  await context.transaction((tx) => revokeSessionsOf(tx, { strategy, subjectId }, context.clock.now()));
  context.identity.sessions.forget({ subjectId });
}

/** Ends every session but the asking one. */
export async function endOtherSessions(
  context: RequestContext,
  { strategy, subjectId, tokenHash }: ResolvedSession,
  beside: Beside,
): Promise<void> {
  await context.transaction(async (tx) => {
    await revokeSessionsOf(tx, { strategy, subjectId, except: tokenHash }, context.clock.now());
    await beside(tx);
  });
  context.identity.sessions.forget({ subjectId });
}
