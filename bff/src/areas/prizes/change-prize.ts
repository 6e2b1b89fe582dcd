import type { adminPrizes, BodyOf } from '@fio/contracts';
import { isFutureDate, todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { holdPerson } from '../../core/people/hold-person.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { firstAttempt } from './first-attempt.ts';
import { reopenPrize, stepPrize } from './move-prize.ts';
import type { PrizeRecord } from './prize-record.ts';
import { auditPrize, mustMove, stepOf, takePrize } from './prize-steps.ts';
import { isReopenable, prizeDetailOf } from './prize-view.ts';
import { letterOf, notifyWinner } from './notify-winner.ts';

const refusal = 'CONFLICT';

/** Why a prize was given by hand, which a refusal wrote over; the history still says it. */
const firstReason = ({ origin, events }: PrizeRecord) =>
  origin === 'manual' ? { reason: events[0]?.reason ?? '' } : {};

/**
 * Of a win's receipt: until the commit nobody refuses it unseen. Taken before the prize, as who refuses a receipt does,
 * so that the two never wait for each other.
 */
async function lockInvoiceOf(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`
    SELECT FROM invoices WHERE id = (SELECT invoice_id FROM prizes WHERE id = ${id}::uuid) FOR SHARE`;
}

/** "Voltar para pendente": takes a decision back, and with it the offer of the slot to somebody else. */
export function takeBack(context: StaffContext, id: string, body: BodyOf<typeof adminPrizes.pending>) {
  const { version, note } = body;
  return context.transaction(async (tx) => {
    await lockInvoiceOf(tx, id);
    const before = await takePrize(tx, { id, version, refusal });
    if (!isReopenable(before)) throw new AppError(refusal);
    if (before.registrationId !== null && !(await holdPerson(tx, before.registrationId)))
      throw new AppError(refusal);
    await reopenPrize(tx, id, { ...stepOf(context, note), ...firstReason(before) });
    await notifyWinner(context, tx, before, 'prize_reopened');
    return prizeDetailOf(context, await auditPrize(context, tx, { action: 'pending', id, before }));
  });
}

/** Noon in São Paulo for a day gone by, which has no time of its own. */
const momentOf = (day: string, today: string, now: Date) =>
  day === today ? now : new Date(`${day}T15:00:00Z`);

/** Notes that a prize has reached its winner: from here on nothing is taken back. */
export function deliverPrize(
  context: StaffContext,
  id: string,
  { version, note, deliveredOn }: BodyOf<typeof adminPrizes.deliver>,
) {
  const now = context.clock.now();
  const today = todayInSaoPaulo(now);
  if (isFutureDate(deliveredOn, today)) throw invalidField('deliveredOn', 'future_date', 'FUTURE_DATE');
  return context.transaction(async (tx) => {
    const before = await takePrize(tx, { id, version, refusal });
    mustMove(before, 'delivered', refusal);
    const deliveredAt = momentOf(deliveredOn, today, now);
    await stepPrize(tx, id, 'delivered', stepOf(context, note), { deliveredAt });
    return prizeDetailOf(context, await auditPrize(context, tx, { action: 'deliver', id, before }));
  });
}

/** Writes the letter about the last decision once more, for one that failed or got lost. */
export async function resendLetter(context: RequestContext, id: string, version: number) {
  const after = await context.transaction(async (tx) => {
    const before = await takePrize(tx, { id, version, refusal });
    const letter = letterOf(before);
    if (letter === null) throw new AppError(refusal);
    await notifyWinner(context, tx, before, letter);
    return auditPrize(context, tx, { action: 'resend', id, before });
  });
  await firstAttempt(context, after.mailId);
  return prizeDetailOf(context, after);
}
