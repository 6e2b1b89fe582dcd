import type { BodyOf, winners } from '@fio/contracts';
import { isFutureDate, missingForDelivery, todayInSaoPaulo } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { prizeToHeirs } from './winner-binding.ts';
import { isPublished, kindsOf, waitingProposal, type WinnerRecord } from './winner-record.ts';
import { auditWinner, stepOf, stepWinner, takeWinner } from './winner-steps.ts';
import { winnerDetailOf } from './winner-view.ts';

/** Noon in São Paulo for a day gone by, which has no time of its own. */
const momentOf = (day: string, today: string, now: Date) =>
  day === today ? now : new Date(`${day}T15:00:00Z`);

/** INVALID_DATE for a day before the extraction: nobody had won yet. */
function mustFollow(field: string, day: string, { prize }: WinnerRecord): void {
  if (day < dayOf(prize.draw.lotteryDate)) throw invalidField(field, 'before_extraction', 'INVALID_DATE');
}

/** Notes that a prize has reached its winner, or the heirs: from here on nothing changes. */
export function deliverToWinner(
  context: StaffContext,
  id: string,
  { version, deliveredOn, note }: BodyOf<typeof winners.deliver>,
) {
  const now = context.clock.now();
  const today = todayInSaoPaulo(now);
  if (isFutureDate(deliveredOn, today)) throw invalidField('deliveredOn', 'future_date', 'FUTURE_DATE');
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    mustFollow('deliveredOn', deliveredOn, before);
    if (waitingProposal(before)) throw new AppError('CONFLICT');
    if (!isPublished(before)) throw new AppError('DRAW_UNPUBLISHED');
    if (missingForDelivery(kindsOf(before), before.prize.valueCents).length > 0)
      throw new AppError('DOCUMENTS_MISSING');
    const deliveredAt = momentOf(deliveredOn, today, now);
    const step = stepOf(context, { note });
    await stepWinner(tx, before, 'delivered', step, { deliveredAt });
    if (before.state === 'deceased') await appendEntry(tx, prizeToHeirs(before), step.now);
    return winnerDetailOf(context, await auditWinner(context, tx, { action: 'deliver', before }));
  });
}

/** Notes that the income tax on a prize was paid. */
export function noteTax(
  context: RequestContext,
  id: string,
  { version, paidOn }: BodyOf<typeof winners.tax>,
) {
  if (isFutureDate(paidOn, todayInSaoPaulo(context.clock.now())))
    throw invalidField('paidOn', 'future_date', 'FUTURE_DATE');
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    mustFollow('paidOn', paidOn, before);
    if (before.irrfCents === 0 || before.irrfPaidOn !== null) throw new AppError('CONFLICT');
    await tx.winner.update({ where: { id }, data: { irrfPaidOn: new Date(`${paidOn}T00:00:00Z`) } });
    return winnerDetailOf(context, await auditWinner(context, tx, { action: 'pay_tax', before }));
  });
}
