import type { PRIZE_REASONS } from '../log/entry-forms.ts';
import type { Entry, SaidOf } from '../log/entries.ts';
import { below, mustEqual, type Place, Refusal } from '../reading/Refusal.ts';

/** A place for a prize, the first of them first. */
export interface ScheduledSlot {
  readonly title: string;
  /** Null where participations are counted. */
  readonly opensAt: string | null;
  readonly nth: number | null;
}

/** A win as the log tells it. */
export interface Win {
  readonly wonAt: string;
  readonly sentAt: string;
  readonly holder: string;
  /** Why it doesn't hold; null: it does. */
  readonly refused: (typeof PRIZE_REASONS)[number] | null;
}

/** Clocks of two machines. */
const READINGS = 60_000;

/** Who has each slot, entry by entry. */
class Holders {
  readonly wins: readonly Win[][];
  readonly #slots: readonly ScheduledSlot[];
  readonly #startsAt: string;
  readonly #known = new Set<string>();

  constructor(slots: readonly ScheduledSlot[], startsAt: string) {
    this.#slots = slots;
    this.#startsAt = startsAt;
    this.wins = slots.map(() => []);
  }

  #at(slot: number, place: Place): Win[] {
    const found = this.wins[slot - 1];
    if (found === undefined) throw new Refusal(below(place, 'slot'), 'slot_taken', String(slot));
    return found;
  }

  #isFree = (wins: readonly Win[]) => wins.at(-1)?.refused !== null;

  /** The oldest that is free, once it has come. */
  win({ slot, sentAt, holder, at: wonAt }: SaidOf<'prize_won'>, place: Place): void {
    const wins = this.#at(slot, place);
    if (!this.#isFree(wins)) throw new Refusal(below(place, 'slot'), 'slot_taken', String(slot));
    if (this.#known.has(holder)) throw new Refusal(below(place, 'holder'), 'told_twice', holder);
    const before = this.wins.slice(0, slot - 1).findIndex(this.#isFree);
    if (before !== -1) throw new Refusal(below(place, 'slot'), 'slot_passed_over', String(before + 1));
    const opensAt = this.#slots[slot - 1]?.opensAt ?? this.#startsAt;
    if (Date.parse(sentAt) < Date.parse(opensAt))
      throw new Refusal(below(place, 'sentAt'), 'too_early', `${sentAt}, before ${opensAt}`);
    if (Date.parse(sentAt) > Date.parse(wonAt) + READINGS)
      throw new Refusal(below(place, 'sentAt'), 'too_late', sentAt);
    this.#known.add(holder);
    wins.push({ wonAt, sentAt, holder, refused: null });
  }

  /** Of who has the slot, or had it last: refused once, restored once. */
  turn(said: SaidOf<'prize_refused'> | SaidOf<'prize_restored'>, place: Place): void {
    const wins = this.#at(said.slot, place);
    const last = wins.at(-1);
    const isRestored = said.type === 'prize_restored';
    if (last === undefined || (last.refused !== null) !== isRestored)
      throw new Refusal(place, 'out_of_turn', said.type);
    mustEqual(below(place, 'holder'), 'out_of_turn', said.holder, last.holder);
    wins[wins.length - 1] = { ...last, refused: isRestored ? null : said.reason };
  }
}

/** The wins of each slot, by what the log tells of a schedule; refused where that can't have been. */
export function winsOf(slots: readonly ScheduledSlot[], startsAt: string, told: readonly Entry[]): Win[][] {
  const holders = new Holders(slots, startsAt);
  for (const { said, place } of told) {
    if (said.type === 'prize_won') holders.win(said, place);
    if (said.type === 'prize_refused' || said.type === 'prize_restored') holders.turn(said, place);
  }
  return [...holders.wins];
}
