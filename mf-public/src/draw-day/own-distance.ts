import type { PublishedDraw } from '@fio/contracts/public/draws';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { codeOf, numberOfCode } from '@fio/domain/draw/number-list';
import { orderSizeOf } from '@fio/domain/draw/rule-set';

/** A number of one's own beside one that was drawn. */
export interface Distance {
  readonly own: number;
  readonly drawn: number;
  /** Numbers that lie between the two, in the draw's own count; 0 for the number itself. */
  readonly far: number;
}

type Committed = Pick<ListCommitment, 'ruleSet' | 'interval'>;

/** Where a number stands among all numbers of its draw, from 0. */
const placeOf = (code: number, { ruleSet, interval }: Committed): number => {
  const { series, order } = numberOfCode(code);
  return (series - interval.first) * orderSizeOf(ruleSet) + order;
};

/** The own number that came closest to one that was drawn; null where there is neither. */
export function closestOf(
  own: readonly number[],
  drawn: readonly number[],
  committed: Committed,
): Distance | null {
  const all = own.flatMap((mine) =>
    drawn.map((code) => ({
      own: mine,
      drawn: code,
      far: Math.abs(placeOf(mine, committed) - placeOf(code, committed)),
    })),
  );
  return all.reduce<Distance | null>((best, one) => (best && best.far <= one.far ? best : one), null);
}

/** A prize with the number that holds it. */
export interface HeldPrize {
  readonly title: string;
  readonly code: number;
}

/** Every prize with each number that holds it, as published; of a draw of one series it isn't said which. */
export const heldPrizes = ({ prizes }: Pick<PublishedDraw, 'prizes'>, { interval }: Committed): HeldPrize[] =>
  prizes.flatMap(({ title, winners }) =>
    winners.map(({ series, number }) => ({
      title,
      code: codeOf({ series: series ?? interval.first, order: number }),
    })),
  );
