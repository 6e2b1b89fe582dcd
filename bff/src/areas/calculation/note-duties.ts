import {
  irrfDueOn,
  irrfOf,
  isHoldingWinner,
  prescribesOn,
  todayInSaoPaulo,
  WINNER_STATES,
} from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';

/** Whose prize the promoter still owes, or has given: the tax on it is due. */
const OWED = WINNER_STATES.filter((state) => isHoldingWinner(state) || state === 'deceased');

/** Nobody pays tax on a prize that isn't given. */
const UNTAXED = { irrfCents: 0, irrfDueOn: null };

/**
 * Writes onto a draw's winners what the law asks for: reckoned from the day of the extraction the tax on each prize with
 * its last day, and the day after which the prize is nobody's, reckoned from what the regulation names. For whoever holds the draw alone; with `only`, for one winner
 * who comes or goes and whose row is held.
 */
export async function noteDuties(
  tx: Transaction,
  drawId: string,
  only: { readonly id?: string } = {},
): Promise<void> {
  const { lotteryDate, prescribesFrom, publishedAt, prizes } = await tx.draw.findUniqueOrThrow({
    where: { id: drawId },
    select: {
      lotteryDate: true,
      prescribesFrom: true,
      publishedAt: true,
      prizes: {
        where: only.id === undefined ? {} : { winners: { some: only } },
        select: { id: true, valueCents: true },
      },
    },
  });
  const won = dayOf(lotteryDate);
  // A time that begins with the publication hasn't begun before it.
  const begins = prescribesFrom === 'extraction' ? won : publishedAt && todayInSaoPaulo(publishedAt);
  const duties = {
    irrfDueOn: new Date(irrfDueOn(won)),
    prescribesOn: begins === null ? null : new Date(prescribesOn(begins)),
  };
  for (const { id: prizeId, valueCents } of prizes) {
    const irrfCents = irrfOf(valueCents);
    await tx.winner.updateMany({
      where: { ...only, prizeId, state: { in: OWED } },
      data: { ...duties, ...(irrfCents > 0 ? { irrfCents } : UNTAXED) },
    });
    await tx.winner.updateMany({
      where: { ...only, prizeId, state: { notIn: [...OWED, 'reserve'] }, irrfPaidOn: null },
      data: UNTAXED,
    });
  }
}
