import type { ProfileSession } from '@fio/contracts';
import type { ResolvedSession } from '../../core/identity/ResolvedSession.ts';
import { revokeSession, revokeSessionsOf } from '../../core/identity/session-writes.ts';
import type { RequestContext } from '../../http/context.ts';
import { AppError } from '../../http/errors.ts';
import { sessionId } from './session-id.ts';

const live = (subjectId: string, now: Date) => ({
  strategy: 'user',
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
    where: live(own.subjectId, clock.now()),
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

/** Ends the own session of that name, here at once and elsewhere on the database's notice. */
export async function endSession(context: RequestContext, own: ResolvedSession, id: string): Promise<void> {
  const now = context.clock.now();
  const ended = await context.transaction(async (tx) => {
    const rows = await tx.session.findMany({
      where: live(own.subjectId, now),
      select: { tokenHash: true },
    });
    const row = rows.find(({ tokenHash }) => sessionId(tokenHash) === id);
    if (!row) throw new AppError('NOT_FOUND');
    await revokeSession(tx, row.tokenHash, now);
    return row;
  });
  context.sessions.forget(ended);
}

/** Ends every session, the asking one too. */
export async function endSessions(context: RequestContext, { subjectId }: ResolvedSession): Promise<void> {
  await context.transaction((tx) =>
    revokeSessionsOf(tx, { strategy: 'user', subjectId }, context.clock.now()),
  );
  context.sessions.forget({ subjectId });
}
