import { account as contract, HAND_OVER, type AdminUser } from '@fio/contracts';
import { hasOwnHost } from '../../core/config/index.ts';
import { avatarAddress } from '../../core/identity/avatar-address.ts';
import { needsSecondFactor } from '../../core/identity/assert-proof.ts';
import { effectiveEnd } from '../../core/identity/session-ends.ts';
import { revokeSession } from '../../core/identity/session-writes.ts';
import { area } from '../../core/request/routes.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { recoveryHandlers } from '../recovery/index.ts';
import { auditOwn } from '../../core/identity/audit-own.ts';
import { changePassword } from './change-password.ts';
import { enterAs } from './enter.ts';
import { signInStaff } from './sign-in.ts';
import { recordingFailure } from './record-failed-sign-in.ts';

function secondFactorOf(context: StaffContext): AdminUser['secondFactor'] {
  if (context.session.admin.secondFactor) return 'on';
  return needsSecondFactor(context.session, context.config.secondFactor) ? 'needed' : 'off';
}

export const accountRoutes = area(contract, {
  login: async ({ body }, context) => {
    const session = await recordingFailure(context, body.email, () => signInStaff(context, body));
    if (session === null) return { twoFactor: true as const };
    const { token, exp, binding } = session;
    if (binding !== null)
      context.reply.header('Set-Cookie', context.identity.bindingCookie.set(binding, exp));
    return { token, exp: exp.toISOString() };
  },
  logout: async (_input, context) => {
    const { tokenHash } = context.session;
    await context.transaction(async (tx) => {
      await revokeSession(tx, tokenHash, context.clock.now());
      await auditOwn(context, tx, context.session.admin, 'logout');
    });
    context.identity.sessions.forget({ tokenHash });
    context.reply.header('Set-Cookie', context.identity.bindingCookie.clear());
    return { ok: true as const };
  },
  user: (_input, context) => {
    const { id, name, email, type, permissions } = context.session.admin;
    return {
      id,
      name,
      email,
      type,
      permissions: [...permissions],
      exp: effectiveEnd(context.session).toISOString(),
      secondFactor: secondFactorOf(context),
      skipLogout: false,
      avatar: avatarAddress(context.config, email),
    };
  },
  update: async ({ body }, context) => {
    await changePassword(context, body);
    return { ok: true as const };
  },
  enter: async ({ params }, context) => {
    const { token, exp } = await enterAs(context, params.id);
    if (!hasOwnHost(context.config)) return { token, exp: exp.toISOString() };
    // After the #: no server and no log is told of it.
    return { address: new URL(`/#${HAND_OVER}=${token}`, context.config.publicUrl).href };
  },
  ...recoveryHandlers('admin'),
});
