import { profile as contract } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { changePassword } from './change-password.ts';
import { correctData } from './correct-data.ts';
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from './email-change.ts';
import { endSession, endSessions, ownSessions } from '../../core/identity/own-sessions.ts';

const done = { ok: true } as const;

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
    const where = { registrationId: context.session.subjectId };
    const change = await context.db.emailChange.findUnique({ where });
    return { email: change?.email ?? null };
  },
  changeEmail: async ({ body }, context) => {
    await requestEmailChange(context, body);
    return done;
  },
  cancelEmail: async (_input, context) => {
    await cancelEmailChange(context, context.session.subjectId);
    return done;
  },
  confirmEmail: async ({ body }, context) => {
    await confirmEmailChange(context, body.token);
    return done;
  },
  sessions: async (_input, context) => ({ items: await ownSessions(context, context.session) }),
  endSession: async ({ params }, context) => {
    await endSession(context, context.session, params.id);
    return done;
  },
  endSessions: async (_input, context) => {
    await endSessions(context, context.session);
    return done;
  },
});
