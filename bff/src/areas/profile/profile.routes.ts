import { profile as contract } from '@fio/contracts';
import { refuseEntered } from '../../core/identity/entered.ts';
import { liveSession } from '../../core/identity/live-session.ts';
import type { ResolvedSession } from '../../core/identity/ResolvedSession.ts';
import { area } from '../../http/area.ts';
import type { RequestContext } from '../../http/context.ts';
import { changePassword } from './change-password.ts';
import { correctData } from './correct-data.ts';
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from './email-change.ts';
import { endSession, endSessions, ownSessions } from '../../core/identity/own-sessions.ts';

const done = { ok: true } as const;

/** The session of the visitor themselves, never of staff who have entered. */
function ownSession(context: RequestContext): ResolvedSession {
  const session = liveSession(context);
  refuseEntered(session);
  return session;
}

export const profileRoutes = area(contract, {
  update: async ({ body }, context) => {
    await correctData(context, body);
    return done;
  },
  changePassword: async ({ body }, context) => {
    await changePassword(context, body);
    return done;
  },
  emailChange: async (_input, context) => {
    const where = { registrationId: liveSession(context).subjectId };
    const change = await context.db.emailChange.findUnique({ where });
    return { email: change?.email ?? null };
  },
  changeEmail: async ({ body }, context) => {
    await requestEmailChange(context, body);
    return done;
  },
  cancelEmail: async (_input, context) => {
    await cancelEmailChange(context, ownSession(context).subjectId);
    return done;
  },
  confirmEmail: async ({ body }, context) => {
    await confirmEmailChange(context, body.token);
    return done;
  },
  sessions: async (_input, context) => ({ items: await ownSessions(context, liveSession(context)) }),
  endSession: async ({ params }, context) => {
    await endSession(context, ownSession(context), params.id);
    return done;
  },
  endSessions: async (_input, context) => {
    await endSessions(context, ownSession(context));
    return done;
  },
});
