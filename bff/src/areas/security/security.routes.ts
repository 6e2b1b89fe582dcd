import { security as contract } from '@fio/contracts';
import { endOtherSessions, endSession, ownSessions } from '../../core/identity/own-sessions.ts';
import { area } from '../../core/request/routes.ts';
import { auditOwn } from '../../core/identity/audit-own.ts';
import { ownTokens } from '../tokens/index.ts';
import { proveAnew } from './prove-anew.ts';
import { confirmTwoFactor, disableTwoFactor, prepareTwoFactor, renewOwnCodes } from './two-factor.ts';

const done = { ok: true } as const;

export const securityRoutes = area(contract, {
  get: async (_input, context) => {
    const adminUserId = context.session.admin.id;
    const found = await context.db.twoFactor.findUnique({ where: { adminUserId } });
    const recoveryCodes = await context.db.recoveryCode.count({ where: { adminUserId, usedAt: null } });
    return { twoFactorSince: found?.confirmedAt?.toISOString() ?? null, recoveryCodes };
  },
  prepareTwoFactor: ({ body }, context) => prepareTwoFactor(context, body.password),
  confirmTwoFactor: async ({ body }, context) => ({ codes: await confirmTwoFactor(context, body.code) }),
  renewRecoveryCodes: async ({ body }, context) => ({ codes: await renewOwnCodes(context, body.code) }),
  disableTwoFactor: async ({ body }, context) => {
    await disableTwoFactor(context, body.code);
    return done;
  },
  prove: async ({ body }, context) => ({ until: (await proveAnew(context, body)).toISOString() }),
  tokens: async (_input, context) => ({ items: await ownTokens(context) }),
  sessions: async (_input, context) => ({ items: await ownSessions(context, context.session) }),
  endSession: async ({ params }, context) => {
    await endSession(context, context.session, params.id, (tx) =>
      auditOwn(context, tx, context.session.admin, 'end_session'),
    );
    return done;
  },
  endOtherSessions: async (_input, context) => {
    await endOtherSessions(context, context.session, (tx) =>
      auditOwn(context, tx, context.session.admin, 'end_sessions'),
    );
    return done;
  },
});
