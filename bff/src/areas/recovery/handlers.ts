import type { recovery, Strategy } from '@fio/contracts';
import type { Handler } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { recoveryQueue } from './recovery-queue.ts';
import { checkReset, resetPassword } from './reset-password.ts';

type RecoveryHandlers = { [Name in keyof typeof recovery]: Handler<(typeof recovery)[Name]> };

/** Recovery is the same for both strategies but for the accounts it looks among. */
export function recoveryHandlers(strategy: Strategy): RecoveryHandlers {
  return {
    forgot: async ({ body }, { db, jobs, language }) => {
      try {
        await jobs.send(db, recoveryQueue, { strategy, email: body.email, language });
      } catch (cause) {
        throw new AppError('CANNOT_SEND_EMAIL', { cause });
      }
      return { ok: true };
    },
    checkReset: async ({ body }, context) => {
      await checkReset(context, strategy, body.token);
      return { ok: true };
    },
    reset: async ({ body }, context) => {
      await resetPassword(context, strategy, body);
      return { ok: true };
    },
  };
}
