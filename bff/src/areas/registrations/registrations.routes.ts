import { registrations as contract } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { confirmEmail, sendConfirmation } from './confirmation.ts';
import { register } from './register.ts';
import { assertRegistrationOpen } from './register-rules.ts';
import { assertCpfFree } from './taken.ts';

export const registrationRoutes = area(
  contract,
  {
    checkCpf: async ({ body }, { config, clock, db, vaults }) => {
      const now = clock.now();
      assertRegistrationOpen(config, now);
      await assertCpfFree(db, vaults.cpf.hashes(body.cpf), now);
      return { ok: true as const };
    },
    register: ({ body }, context) => register(context, body),
    confirm: async ({ body }, context) => {
      await context.transaction((tx) => confirmEmail(context, tx, body.token));
      return { ok: true as const };
    },
    resend: async (_input, context) => {
      const session = context.session;
      await context.transaction(async (tx) => {
        const visitor = await tx.registration.findUniqueOrThrow({ where: { id: session.subjectId } });
        if (!visitor.emailVerifiedAt) await sendConfirmation(context, tx, visitor, context.language);
      });
      return { ok: true as const };
    },
  },
  { register: { ownIdempotency: true } },
);
