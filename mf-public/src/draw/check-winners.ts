import type { Departure, PublishedDraw, PublishedWinner } from '@fio/contracts/public/draws';
import type { Award, Calculation } from '@fio/domain/draw/calculation';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { leavesForSurrogate } from '@fio/domain/draw/winner-state';
import { codeOf } from '@fio/domain/draw/number-list';

type Prize = PublishedDraw['prizes'][number];
type Found = Award & { readonly code: number };

/** Where the published result is another than was calculated, and why it says so. */
export interface PublishedChange {
  /** Place of the prize in order of value, from 1. */
  readonly prize: number;
  /** 0 of a surrogate who was passed over. */
  readonly unit: number;
  /** The number that was found and holds no prize. */
  readonly code: number;
  readonly rank: number;
  readonly outcome: Departure['outcome'];
  readonly reason: Departure['reason'];
  readonly at: string;
  /** Who came in for it; null where nobody did. */
  readonly next: { readonly code: number; readonly rank: number } | null;
}

/** A number as it is published at its place, whether it holds the prize or lost it. */
interface Seat {
  readonly unit: number;
  readonly rank: number;
  readonly code: number;
  readonly left: Departure | null;
}

/** Of a draw of one series it isn't said. */
const codeAt = ({ series, number }: PublishedWinner | Departure, only: number) =>
  codeOf({ series: series ?? only, order: number });

const seatsOf = ({ winners, departures }: Prize, only: number): Seat[] =>
  [
    ...winners.map((winner) => ({ ...winner, code: codeAt(winner, only), left: null })),
    ...departures.map((left) => ({ ...left, code: codeAt(left, only), left })),
  ].map(({ unit, rank, code, left }) => ({ unit, rank, code, left }));

/** Whether each seat is one of those that were found, and none is there twice. */
function areFound(seats: readonly Seat[], found: readonly Found[]): boolean {
  const known = new Map(found.map(({ unit, rank, code }) => [`${rank === 0 ? unit : 0} ${rank}`, code]));
  const asked = seats.map(({ unit, rank }) => `${rank === 0 ? unit : 0} ${rank}`);
  return (
    new Set(asked).size === asked.length &&
    seats.every(({ code }, index) => known.get(asked[index] ?? '') === code)
  );
}

/** Surrogates come in by rank: before one who did, none still waits. */
function areInOrder(seats: readonly Seat[], found: readonly Found[]): boolean {
  const seen = new Set(seats.filter(({ rank }) => rank > 0).map(({ rank }) => rank));
  const last = Math.max(0, ...seen);
  return found.every(({ rank }) => rank === 0 || rank > last || seen.has(rank));
}

/** Who was found for the unit first; each of them lost it but the last, who holds it or lost it with nobody in their place. */
function isUnitRight(seats: readonly Seat[], found: Found | undefined): boolean {
  if (found === undefined) return seats.length === 0;
  const [first] = seats;
  const before = seats.slice(0, -1);
  return first?.rank === 0 && before.every(({ left }) => left !== null && leavesForSurrogate(left.outcome));
}

function changesOf(seats: readonly Seat[], prize: number): PublishedChange[] {
  return seats.flatMap(({ unit, rank, code, left }, index) => {
    if (left === null) return [];
    const after = unit > 0 ? seats[index + 1] : undefined;
    const next = after?.unit === unit ? { code: after.code, rank: after.rank } : null;
    return [{ prize, unit, rank, code, next, outcome: left.outcome, reason: left.reason, at: left.at }];
  });
}

/** Of one prize; null where its published winners don't follow from what was calculated. */
function prizeChanges(
  published: Prize,
  found: readonly Found[],
  { prize, quantity, series }: { prize: number; quantity: number; series: number },
): PublishedChange[] | null {
  const seats = seatsOf(published, series).toSorted(
    (one, other) => one.unit - other.unit || one.rank - other.rank,
  );
  const units = Array.from({ length: quantity }, (_, index) => index + 1);
  const areUnitsRight = units.every((unit) => {
    const first = found.find((award) => award.rank === 0 && award.unit === unit);
    return isUnitRight(
      seats.filter((seat) => seat.unit === unit),
      first,
    );
  });
  // A seat of no unit is one of a surrogate who lost their turn: nobody holds a prize there.
  const areNoOthers = seats.every(({ unit, rank, left }) =>
    unit === 0 ? rank > 0 && left !== null : unit <= quantity,
  );
  const isRight = areUnitsRight && areNoOthers && areFound(seats, found) && areInOrder(seats, found);
  return isRight ? changesOf(seats, prize) : null;
}

/**
 * Holds the published winners against the calculation: each unit of each prize is there exactly once, with the number found
 * for it or, in its turn, that of a surrogate whose coming in is explained. Gives what was changed; null where anything
 * doesn't follow.
 */
export function publishedChanges(
  { prizes }: Pick<PublishedDraw, 'prizes'>,
  { awards }: Calculation,
  committed: Pick<ListCommitment, 'prizes' | 'interval'>,
): readonly PublishedChange[] | null {
  if (prizes.length !== committed.prizes.length) return null;
  const changes: PublishedChange[] = [];
  for (const [index, published] of prizes.entries()) {
    const { quantity = 0, title } = committed.prizes[index] ?? {};
    const prize = index + 1;
    const found = awards.filter((award) => award.prize === prize);
    const here = prizeChanges(published, found, { prize, quantity, series: committed.interval.first });
    if (here === null || published.title !== title) return null;
    changes.push(...here);
  }
  return changes;
}
