import type { DrawMoment } from '@fio/contracts/public/draw-live';
import { cutOffOf } from '@fio/domain/draw/cut-off';

/** How far the day is: before the extraction, after its hour with nothing shown yet, prizes coming, all of them there, the result. */
export type Phase = 'before' | 'begun' | 'prizes' | 'checking' | 'published' | 'postponed' | 'cancelled';

/** So many prizes the lottery draws. */
export const PRIZES = 5;

/** When the lottery draws. */
export const beginsAt = ({ lotteryDate }: Pick<DrawMoment, 'lotteryDate'>): Date => cutOffOf(lotteryDate, 0);

/** The phase by the server's clock. */
export function phaseOf(
  moment: Pick<DrawMoment, 'state' | 'released' | 'publishedAt' | 'lotteryDate'>,
  now: Date,
): Phase {
  const { state, released, publishedAt } = moment;
  if (publishedAt !== null) return 'published';
  if (state === 'cancelled') return 'cancelled';
  if (released.length >= PRIZES) return 'checking';
  if (released.length > 0) return 'prizes';
  if (now >= beginsAt(moment)) return 'begun';
  // Until the next extraction's hour has come, too: from then on it is awaited as the first one was.
  return state === 'postponed' ? 'postponed' : 'before';
}
