import { below, mustEqual, type Place, Refusal } from '../reading/Refusal.ts';
import { defenceUntil } from './business-days.ts';
import type { Seat } from './Change.ts';
import type { DrawEntryOf } from './draw-entries.ts';

type Proposed = DrawEntryOf<'disqualification_proposed'>;
type Out = DrawEntryOf<'winner_out'>;

const BY_TWO = ['reason', 'proposedAt', 'renunciationHash'] as const;
const seatText = ({ prize, unit, rank, series, number }: Seat): string =>
  JSON.stringify([prize, unit, rank, series, number]);

/** Disqualifications that somebody proposed, each until it is withdrawn, or until a second person confirms it after the defence. */
export class Accusations {
  readonly #days: number | undefined;
  readonly #open = new Map<string, Proposed['said']>();

  /** @param days Business days of defence that the list promises; older ones promise none, and may tell of no proposal. */
  constructor(days: number | undefined) {
    this.#days = days;
  }

  propose({ place, said }: Proposed): void {
    const seat = seatText(said.winner);
    if (this.#open.has(seat)) throw new Refusal(place, 'told_twice', seat);
    if (this.#days !== undefined)
      mustEqual(
        below(place, 'defenceUntil'),
        'promise_differs',
        said.defenceUntil,
        defenceUntil(said.at, this.#days),
      );
    this.#open.set(seat, said);
  }

  #take(winner: Seat, proposedAt: string, place: Place): Proposed['said'] {
    const seat = seatText(winner);
    const proposed = this.#open.get(seat);
    if (proposed?.at !== proposedAt) throw new Refusal(below(place, 'proposedAt'), 'not_in_log', proposedAt);
    this.#open.delete(seat);
    return proposed;
  }

  withdraw({ place, said }: DrawEntryOf<'disqualification_withdrawn'>): void {
    this.#take(said.winner, said.proposedAt, place);
  }

  #disqualify({ place, said }: Out): void {
    const { at, winner, reason, proposedAt, renunciationHash } = said;
    if (!reason) throw new Refusal(below(place, 'reason'), 'wrong_kind');
    if (!proposedAt) throw new Refusal(below(place, 'proposedAt'), 'wrong_kind');
    const proposed = this.#take(winner, proposedAt, place);
    mustEqual(below(place, 'reason'), 'promise_differs', reason, proposed.reason);
    const isOver = Date.parse(at) >= Date.parse(proposed.defenceUntil);
    if (!renunciationHash && !isOver) throw new Refusal(below(place, 'at'), 'too_early', at);
  }

  /** Somebody leaves: disqualified as was proposed, or in another way while nothing is proposed against them. */
  leave(entry: Out): void {
    const { place, said } = entry;
    const missing = BY_TWO.find((name) => said[name] === undefined);
    // Of draws whose list promises no defence what is older says nothing of it.
    if (this.#days === undefined && BY_TWO.every((name) => said[name] === undefined)) return;
    if (missing !== undefined) throw new Refusal(below(place, missing), 'missing_member');
    if (said.to === 'disqualified') {
      this.#disqualify(entry);
      return;
    }
    const extra = BY_TWO.find((name) => said[name] !== null);
    if (extra !== undefined) throw new Refusal(below(place, extra), 'wrong_value', String(said[extra]));
    // That a prize's time is over is nobody's decision.
    if (said.to !== 'prescribed' && this.#open.has(seatText(said.winner)))
      throw new Refusal(below(place, 'to'), 'out_of_turn', said.to);
  }

  /** Whether something is proposed against somebody: they don't come in meanwhile. */
  isOpen(seat: Seat): boolean {
    return this.#open.has(seatText(seat));
  }
}
