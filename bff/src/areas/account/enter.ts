import { hasOwnHost } from '../../core/config/index.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import { createSession, type CreatedSession } from '../../core/identity/session-writes.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

/**
 * A short visitor's session for a member of staff, audited. The call is a GET by the specification: it is safe
 * because the transport asks for the authorization header, refuses other sites and stores nothing. A person enters (`peopleOnly`): a
 * program would come out with a session that knows no scopes and outlives its token.
 */
export async function enterAs(context: StaffContext, id: string): Promise<CreatedSession> {
  const { actor, clock, ip, userAgent } = context;
  const admin = context.session.admin;
  const now = clock.now();
  return context.transaction(async (tx) => {
    const visitor = await tx.registration.findUnique({ where: { id } });
    if (!visitor) throw new AppError('NOT_FOUND');
    if (visitor.blockedAt || visitor.disabledAt) throw new AppError('USER_BLOCKED');
    const session = await createSession(tx, {
      strategy: 'user',
      subjectId: id,
      enteredById: admin.id,
      handsOver: hasOwnHost(context.config),
      ip,
      userAgent,
      now,
    });
    const summary = `${visitor.name} ${visitor.lastName}`;
    await recordAction(tx, {
      actor,
      at: now,
      resource: 'registrations',
      recordId: id,
      action: 'login',
      summary,
    });
    return session;
  });
}
