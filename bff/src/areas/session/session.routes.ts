import { session as contract } from '@fio/contracts';
import { liveSession } from '../../core/identity/live-session.ts';
import { revokeSession } from '../../core/identity/session-writes.ts';
import { area } from '../../http/area.ts';
import { signInVisitor } from './sign-in.ts';
import { presentVisitor } from './visitor.ts';

export const sessionRoutes = area(contract, {
  login: async ({ body }, context) => {
    const { token, exp } = await signInVisitor(context, body);
    return { token, exp: exp.toISOString() };
  },
  logout: async (_input, context) => {
    const { tokenHash } = liveSession(context);
    await context.transaction((tx) => revokeSession(tx, tokenHash, context.clock.now()));
    context.sessions.forget({ tokenHash });
    return { ok: true as const };
  },
  user: (_input, context) => presentVisitor(context, liveSession(context)),
});
