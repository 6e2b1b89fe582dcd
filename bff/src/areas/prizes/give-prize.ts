import type { adminPrizes, BodyOf } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { announce } from '../../core/notifications/announce.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { holdPerson } from '../../core/people/hold-person.ts';
import { findParticipant } from '../../core/people/find-participant.ts';
import { assertNotBlocked } from '../cpf-block/index.ts';
import { findPrize } from './prize-record.ts';
import { auditPrize } from './prize-steps.ts';
import { prizeDetailOf } from './prize-view.ts';
import { notifyWinner } from './notify-winner.ts';

/** Whoever takes part under this CPF, phone or e-mail, unless barred. */
export async function receiver({ vaults, clock }: RequestContext, tx: Transaction, user: string) {
  const found = await findParticipant(vaults.cpf, tx, user);
  await assertNotBlocked(tx, [found.cpfHash], clock.now());
  if (found.blockedAt !== null) throw new AppError('CPF_BLOCKED');
  if (found.disabledAt !== null) throw new AppError('USER_BLOCKED');
  return found;
}

/** Gives a prize by hand, beside any schedule: it takes no slot, and waits for validation like a win. */
export function givePrize(context: StaffContext, { kindId, user, reason }: BodyOf<typeof adminPrizes.give>) {
  return context.transaction(async (tx) => {
    const now = context.clock.now();
    const kind = await tx.prizeKind.findUnique({ where: { id: kindId }, select: { id: true } });
    if (kind === null) throw invalidField('kindId', 'invalid');
    const { id: registrationId } = await receiver(context, tx, user);
    // Who is leaving in this moment is gone, or stays for this prize.
    if (!(await holdPerson(tx, registrationId))) throw new AppError('CONFLICT');
    const { id } = await tx.prize.create({
      data: {
        kindId,
        registrationId,
        reason,
        origin: 'manual',
        state: 'pending',
        claimedAt: now,
        changedById: context.session.admin.id,
        changedAt: now,
      },
    });
    await announce(context, runIn(tx), [{ kind: 'prize', recordId: id, registrationId }]);
    await notifyWinner(context, tx, await findPrize(tx, id), 'prize_given');
    return prizeDetailOf(context, await auditPrize(context, tx, { action: 'give', id, before: null }));
  });
}
