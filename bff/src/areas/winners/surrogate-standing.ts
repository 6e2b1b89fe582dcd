import { isHoldingWinner } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { drawnCode, listedNumbers, standardsOf } from '../calculation/index.ts';
import { runIn } from '../../core/database/run-in.ts';
import { rulesOf, stateOf, type WinnerRecord } from './winner-record.ts';

/** Whether they hold another prize of the draw, where its rules give each person one. */
async function hasAward(tx: Transaction, surrogate: WinnerRecord): Promise<boolean> {
  if (!rulesOf(surrogate).onePrizePerPerson) return false;
  const { id, registrationId, prize } = surrogate;
  const own = await tx.winner.findMany({
    where: { registrationId, prize: { drawId: prize.drawId }, id: { not: id } },
    select: { state: true },
  });
  return own.some((other) => isHoldingWinner(stateOf(other)));
}

/**
 * By what is true today, and as the calculation judges it: INELIGIBLE_SURROGATE for who has left, is blocked, was under age
 * on the day of the extraction or whose number was voided; SURROGATE_HAS_AWARD for who has another prize of the draw.
 */
export async function mustBeEligible(tx: Transaction, surrogate: WinnerRecord): Promise<void> {
  const { draw } = surrogate.prize;
  const [listed] = await listedNumbers(runIn(tx), standardsOf(draw), [drawnCode(draw, surrogate)]);
  if (listed?.standing !== 'eligible' || surrogate.registrationId === null)
    throw new AppError('INELIGIBLE_SURROGATE');
  if (await hasAward(tx, surrogate)) throw new AppError('SURROGATE_HAS_AWARD');
}
