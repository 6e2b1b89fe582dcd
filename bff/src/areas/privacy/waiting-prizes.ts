import type { WaitingPrize } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { holdPersonAlone } from '../../core/people/hold-person.ts';
import { openPrizes, renouncePrize } from '../prizes/index.ts';
import { holdDrawsOf, openWins, renounceWin, type WinnerRecord } from '../winners/index.ts';

/** What somebody has won and not received, of draws and at once, each with its time. */
export async function waitingPrizes(tx: Transaction, id: string): Promise<WaitingPrize[]> {
  const [wins, prizes] = [await openWins(tx, id), await openPrizes(tx, id)];
  return [
    ...wins.map(({ id: winId, title, draw, due, isAccused }) => ({
      id: winId,
      way: 'draw' as const,
      title,
      draw,
      due,
      mayRenounce: !isAccused,
    })),
    ...prizes.map(({ id: prizeId, title, deliversBy: day }) => ({
      id: prizeId,
      way: 'instant' as const,
      title,
      draw: null,
      due: { kind: 'delivery' as const, day },
      mayRenounce: true,
    })),
  ];
}

/** PRIZE_WAITS where somebody is still to receive a prize that is not among `renounced`. */
export function assertNoneWaits(waiting: readonly WaitingPrize[], renounced: readonly string[] = []): void {
  if (waiting.some(({ id, mayRenounce }) => !mayRenounce || !renounced.includes(id)))
    throw new AppError('PRIZE_WAITS');
}

/**
 * The same as the last thing of an erasure: whoever gives the person a prize at the same time has committed by then, or comes after
 * it and finds nobody.
 */
export async function assertNothingWaits(tx: Transaction, id: string): Promise<void> {
  await holdPersonAlone(tx, id);
  assertNoneWaits(await waitingPrizes(tx, id));
}

/** What giving up needs before the rows that an erasure holds. */
export const holdDraws = (tx: Transaction, waiting: readonly WaitingPrize[]): Promise<void> =>
  holdDrawsOf(
    tx,
    waiting.filter(({ way }) => way === 'draw').map(({ id }) => id),
  );

/** Gives up what waits, each in the words that are kept with it; answers the wins of draws as they were, for the audit. */
export async function renounceAll(
  tx: Transaction,
  waiting: readonly WaitingPrize[],
  how: { readonly now: Date; readonly words: string },
): Promise<WinnerRecord[]> {
  const given: WinnerRecord[] = [];
  for (const { id, way } of waiting)
    if (way === 'draw') given.push(await renounceWin(tx, id, how));
    else await renouncePrize(tx, id, how);
  return given;
}
