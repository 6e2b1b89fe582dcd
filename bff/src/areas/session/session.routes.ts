import { session as contract } from '@fio/contracts';
import { revokeSession, takeHandOver } from '../../core/identity/session-writes.ts';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { signInVisitor } from './sign-in.ts';
import { recordEntered } from './record-entered.ts';
import { presentVisitor } from './visitor.ts';

export const sessionRoutes = area(contract, {
  login: async ({ body }, context) => {
    const { token, exp } = await signInVisitor(context, body);
    return { token, exp: exp.toISOString() };
  },
  takeOver: async ({ body }, context) => {
    const { ip, userAgent, clock } = context;
    const { token, exp } = await context.transaction(async (tx) => {
      const taken = await takeHandOver(tx, body.code, { ip, userAgent, now: clock.now() });
      if (!taken) throw new AppError('NOT_FOUND');
      await recordEntered(tx, context, { ...taken, action: 'entered_take' });
      return taken;
    });
    return { token, exp: exp.toISOString() };
  },
  logout: async (_input, context) => {
    const session = context.session;
    await context.transaction(async (tx) => {
      await revokeSession(tx, session.tokenHash, context.clock.now());
      await recordEntered(tx, context, { ...session, action: 'entered_leave' });
    });
    context.identity.sessions.forget(session);
    return { ok: true as const };
  },
  user: (_input, context) => presentVisitor(context, context.session),
});
