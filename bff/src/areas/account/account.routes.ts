import { account as contract } from '@fio/contracts';
import { avatarAddress } from '../../core/identity/avatar-address.ts';
import { liveAdmin, liveSession } from '../../core/identity/live-session.ts';
import { revokeSession } from '../../core/identity/session-writes.ts';
import { area } from '../../http/area.ts';
import { recoveryHandlers } from '../recovery/handlers.ts';
import { auditOwn } from './audit-own.ts';
import { changePassword } from './change-password.ts';
import { enterAs } from './enter.ts';
import { signInStaff } from './sign-in.ts';

export const accountRoutes = area(contract, {
  login: async ({ body }, context) => {
    const session = await signInStaff(context, body);
    if (session === null) return { twoFactor: true as const };
    const { token, exp, binding } = session;
    if (binding !== null) context.reply.header('Set-Cookie', context.bindingCookie.set(binding, exp));
    return { token, exp: exp.toISOString() };
  },
  logout: async (_input, context) => {
    const { tokenHash } = liveSession(context);
    await context.transaction(async (tx) => {
      await revokeSession(tx, tokenHash, context.clock.now());
      await auditOwn(context, tx, liveAdmin(context), 'logout');
    });
    context.sessions.forget({ tokenHash });
    context.reply.header('Set-Cookie', context.bindingCookie.clear());
    return { ok: true as const };
  },
  user: (_input, context) => {
    const { expiresAt } = liveSession(context);
    const { id, name, email, type, permissions } = liveAdmin(context);
    const avatar = avatarAddress(context.config, email);
    const exp = expiresAt.toISOString();
    return { id, exp, name, email, type, permissions: [...permissions], skipLogout: false, avatar };
  },
  update: async ({ body }, context) => {
    await changePassword(context, body);
    return { ok: true as const };
  },
  enter: async ({ params }, context) => {
    const { token, exp } = await enterAs(context, params.id);
    return { token, exp: exp.toISOString() };
  },
  ...recoveryHandlers('admin'),
});
