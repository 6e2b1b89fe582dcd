import { below, type Place, Refusal } from '../reading/Refusal.ts';
import type { Calculation } from './calculate.ts';
import type { Seat } from './Change.ts';
import type { Commitment } from './forms.ts';

/** Ways out after which a surrogate may come in. */
const LEAVES_ROOM = ['disqualified', 'not_found', 'declined'];
const WAYS_OUT = [...LEAVES_ROOM, 'deceased', 'prescribed'];

/** How a seat was left. */
export interface Left {
  readonly to: string;
  readonly at: string;
  /** Of a disqualification. */
  readonly reason: string | null;
}

/** A seat, and how it was left first, and last. */
interface Taken extends Seat {
  readonly left: Left | null;
  readonly to: string | null;
  /** Heirs have taken the prize: nothing changes any more. */
  readonly delivered: boolean;
}

const isSeat = (one: Seat, other: Seat): boolean =>
  one.prize === other.prize &&
  one.unit === other.unit &&
  one.rank === other.rank &&
  one.series === other.series &&
  one.number === other.number;

const inOrder = (one: Seat, other: Seat): number =>
  one.prize - other.prize || one.unit - other.unit || one.rank - other.rank;

/** Who holds what, from what was calculated on through all that the log tells. */
export class Seats {
  #all: Taken[];

  constructor({ awards }: Calculation, { first, last }: Commitment['interval']) {
    this.#all = awards.map(({ prize, unit, rank, code }) => ({
      prize,
      unit,
      rank,
      series: first === last ? null : Math.floor(code / 100_000),
      number: code % 100_000,
      left: null,
      to: null,
      delivered: false,
    }));
  }

  #find(seat: Seat, place: Place): Taken {
    const found = this.#all.find((one) => isSeat(one, seat));
    if (found === undefined) throw new Refusal(place, 'winner_differs', JSON.stringify(seat));
    return found;
  }

  #replace(old: Taken, now: Taken): void {
    this.#all = this.#all.map((one) => (one === old ? now : one));
  }

  /** Somebody leaves. Who left is prescribed at most afterwards. */
  leave(seat: Seat, left: Left, place: Place): void {
    const found = this.#find(seat, below(place, 'winner'));
    const { to } = left;
    const isRight = found.to === null ? WAYS_OUT.includes(to) : to === 'prescribed' && found.to !== to;
    if (!isRight || found.delivered || (found.unit === 0 && to !== 'disqualified'))
      throw new Refusal(below(place, 'to'), 'out_of_turn', to);
    this.#replace(found, { ...found, left: found.left ?? left, to });
  }

  /** Somebody holds a prize, or waits: of others none is proposed to go. */
  mustStay(seat: Seat, place: Place): void {
    const { to, delivered } = this.#find(seat, below(place, 'winner'));
    if (to !== null || delivered) throw new Refusal(below(place, 'winner'), 'out_of_turn', to ?? '');
  }

  /** Of who died the heirs have taken the prize: nobody lost it. */
  inherit(seat: Seat, place: Place): void {
    const found = this.#find(seat, below(place, 'winner'));
    if (found.to !== 'deceased') throw new Refusal(below(place, 'winner'), 'out_of_turn', found.to ?? '');
    this.#replace(found, { ...found, left: null, to: null, delivered: true });
  }

  /** The next surrogate of the prize who waits takes the place of somebody who left it for them. */
  substitute(out: Seat, next: Seat, place: Place): void {
    const left = this.#find(out, below(place, 'out'));
    const found = this.#find({ ...next, unit: 0 }, below(place, 'in'));
    const waits = this.#all.filter(({ prize, unit, to }) => prize === out.prize && unit === 0 && to === null);
    const first = waits.toSorted(inOrder)[0];
    const isLast = this.#all.every(
      ({ prize, unit, rank }) => prize !== out.prize || unit !== out.unit || rank <= out.rank,
    );
    if (left.unit === 0 || left.to === null || !LEAVES_ROOM.includes(left.to) || !isLast)
      throw new Refusal(below(place, 'out'), 'substitute_out_of_turn');
    if (found !== first || next.unit !== out.unit)
      throw new Refusal(below(place, 'in'), 'substitute_out_of_turn');
    this.#replace(found, { ...found, unit: out.unit });
  }

  /** Who holds a prize. */
  holders(): Seat[] {
    return this.#all.filter(({ unit, to }) => unit > 0 && to === null).toSorted(inOrder);
  }

  /** Who doesn't any more, or never came in. */
  gone(): (Seat & { readonly left: Left })[] {
    return this.#all.flatMap((seat) => (seat.left ? [{ ...seat, left: seat.left }] : [])).toSorted(inOrder);
  }
}
