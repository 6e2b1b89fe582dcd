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

/**
 * The own number that came closest to one that was drawn; null where there is neither. Both are walked through in their
 * order: a thousand beside a thousand cost two thousand steps, and no list of a million pairs on a telephone.
 */
export function closestOf(
  own: readonly number[],
  drawn: readonly number[],
  committed: Committed,
): Distance | null {
  const inOrder = (codes: readonly number[]) =>
    codes
      .map((code) => ({ code, place: placeOf(code, committed) }))
      .toSorted((one, other) => one.place - other.place);
  const [mine, theirs] = [inOrder(own), inOrder(drawn)];
  let best: Distance | null = null;
  let [at, beside] = [0, 0];
  let [one, other] = [mine[at], theirs[beside]];
  while (one && other) {
    const far = Math.abs(one.place - other.place);
    if (best === null || far < best.far) best = { own: one.code, drawn: other.code, far };
    if (one.place < other.place) one = mine[(at += 1)];
    else other = theirs[(beside += 1)];
  }
  return best;
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
