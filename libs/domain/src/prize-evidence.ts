import { fromHex, toHex } from './hex.ts';
import type { IsSigned } from './prize-beacon.ts';
import { allotKinds, openStretches, scheduledMoments } from './prize-schedule.ts';
import type { Sha256 } from './draw/list-entry.ts';
import type { Shake256 } from './sampling.ts';
import { type DatedEvent, isMixed, type ShownBeacon, slotSeed } from './shown-beacon.ts';
import { readEntry } from './transparency/binding-event.ts';

/** What a schedule was bound to before it began. Times are ISO 8601 in UTC, hashes hexadecimal. */
export interface CommittedSchedule {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly opensMinute: number;
  readonly closesMinute: number;
  readonly every: number | null;
  readonly allotment: readonly { readonly title: string; readonly quantity: number }[];
  readonly seedHash: string;
}

/** A place for a prize: from a moment on, or with the n-th participation; the other of the two is null. */
export interface CommittedSlot {
  readonly title: string;
  readonly opensAt: string | null;
  readonly nth: number | null;
}

/** One win of a slot, as the log tells it. */
export interface LoggedWin {
  /** When it was told, and when its receipt was sent. */
  readonly wonAt: string;
  readonly sentAt: string;
  readonly holder: string;
  /** Why it doesn't hold; null: it does. */
  readonly refused: string | null;
}

/** An entry of the log, by its place. */
interface ShownEntry {
  readonly index: number;
  readonly entry: string;
}

/** All that anyone needs to see that a schedule's prizes went by what was promised. */
export interface PrizeEvidence {
  readonly schedule: CommittedSchedule & {
    readonly seed: string;
    /** null of one that waited for none. */
    readonly beacon: ShownBeacon | null;
  };
  readonly slots: readonly (CommittedSlot & { readonly slot: number; readonly wins: readonly LoggedWin[] })[];
  /** All that the log tells of it, in its order. */
  readonly log: readonly ShownEntry[];
}

/** What came of each check; one that couldn't be made, because one before it failed, is false. */
export interface PrizeVerdict {
  /** The log promised this schedule before it began, and the seed shown after its end is the promised one. */
  readonly promise: boolean;
  /** The round that was named with the promise came after it, and is signed by the key that was named; null where none was. */
  readonly beacon: boolean | null;
  /** Moments and prizes are those that follow from seed, allotment and hours. */
  readonly slots: boolean;
  /** Each prize went to a receipt sent once its moment had come, the oldest free one first, each once. */
  readonly wins: boolean;
}

/** The slots that follow from a seed of 32 bytes, mixed where a round was named, the first first. RangeError when no second is open. */
export function committedSlots(
  shake: Shake256,
  schedule: CommittedSchedule,
  seed: Uint8Array,
): CommittedSlot[] {
  const { id, every, allotment, opensMinute, closesMinute } = schedule;
  const quantities = allotment.map(({ quantity }) => quantity);
  const kinds = allotKinds(shake, seed, id, quantities);
  const [startsAt, endsAt] = [Date.parse(schedule.startsAt), Date.parse(schedule.endsAt)];
  const stretches = openStretches({ startsAt, endsAt, opensMinute, closesMinute });
  const moments = every === null ? scheduledMoments(shake, seed, id, stretches, kinds.length) : [];
  return kinds.map((kind, index) => ({
    title: allotment[kind]?.title ?? '',
    opensAt: every === null ? new Date(moments[index] ?? 0).toISOString() : null,
    nth: every === null ? null : (index + 1) * every,
  }));
}

/** Clocks of two machines are this far apart at most. */
const READINGS = 60_000;

/** The wins of each slot, followed as the log tells them. */
class Wins {
  readonly bySlot: readonly LoggedWin[][];
  readonly #slots: readonly CommittedSlot[];
  readonly #startsAt: string;
  readonly #known = new Set<string>();

  constructor(slots: readonly CommittedSlot[], startsAt: string) {
    this.#slots = slots;
    this.#startsAt = startsAt;
    this.bySlot = slots.map(() => []);
  }

  #isFree = (index: number) => this.bySlot[index]?.at(-1)?.refused !== null;

  /** Whether the slot had come, was free, and none before it was. */
  #mayWin({ slot, sentAt, holder, at }: Extract<DatedEvent, { type: 'prize_won' }>): boolean {
    const opensAt = this.#slots[slot - 1]?.opensAt ?? this.#startsAt;
    return (
      !this.#known.has(holder) &&
      opensAt <= sentAt &&
      Date.parse(sentAt) <= Date.parse(at) + READINGS &&
      this.#isFree(slot - 1) &&
      this.bySlot.slice(0, slot - 1).every((_, index) => !this.#isFree(index))
    );
  }

  /** Whether the entry may come here. */
  follow(event: DatedEvent): boolean {
    if (event.type !== 'prize_won' && event.type !== 'prize_refused' && event.type !== 'prize_restored')
      return true;
    const wins = this.bySlot[event.slot - 1];
    if (wins === undefined) return false;
    if (event.type === 'prize_won') {
      const { sentAt, holder, at: wonAt } = event;
      if (!this.#mayWin(event)) return false;
      this.#known.add(holder);
      wins.push({ wonAt, sentAt, holder, refused: null });
      return true;
    }
    const last = wins.at(-1);
    const isRestored = event.type === 'prize_restored';
    if (last?.holder !== event.holder || (last.refused !== null) !== isRestored) return false;
    wins[wins.length - 1] = { ...last, refused: isRestored ? null : event.reason };
    return true;
  }
}

/** The wins of each slot, the first slot first, by what the log tells; null where it tells what can't have been. */
export function loggedWins(
  slots: readonly CommittedSlot[],
  startsAt: string,
  entries: readonly DatedEvent[],
): readonly (readonly LoggedWin[])[] | null {
  const wins = new Wins(slots, startsAt);
  return entries.every((entry) => wins.follow(entry)) ? wins.bySlot : null;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function isPromised(sha256: Sha256, { schedule }: PrizeEvidence, told: readonly DatedEvent[]): boolean {
  const [promised, secondPromise] = told.filter((entry) => entry.type === 'prizes_committed');
  const [revealed, secondSeed] = told.filter((entry) => entry.type === 'prizes_revealed');
  const seed = fromHex(schedule.seed);
  if (!promised || secondPromise || !revealed || secondSeed || seed === null) return false;
  const { title, startsAt, endsAt, opensMinute, closesMinute, every, seedHash } = promised;
  const allotment = promised.allotment.map(({ title: name, quantity }) => ({ title: name, quantity }));
  const said = { title, startsAt, endsAt, opensMinute, closesMinute, every, seedHash };
  const shown = Object.fromEntries(
    Object.keys(said).map((name) => [name, schedule[name as keyof typeof said]]),
  );
  return (
    promised.winsTold &&
    same(shown, said) &&
    same(
      schedule.allotment.map(({ title: name, quantity }) => ({ title: name, quantity })),
      allotment,
    ) &&
    promised.at < startsAt &&
    revealed.at >= endsAt &&
    revealed.seed === schedule.seed &&
    toHex(sha256(seed)) === seedHash
  );
}

/** What the evidence is checked with. */
export interface PrizeCheckers {
  readonly sha256: Sha256;
  readonly shake: Shake256;
  readonly isSigned: IsSigned;
}

/**
 * Makes a schedule again from its seed, and follows each win through what the log tells. That those entries stand in the log,
 * and that it leaves out none, is for whoever reads the log to see.
 */
export function checkPrizes(
  { sha256, shake, isSigned }: PrizeCheckers,
  evidence: PrizeEvidence,
): PrizeVerdict {
  const { schedule, slots, log } = evidence;
  const told = log.flatMap(({ entry }) => readEntry(entry) ?? []);
  const isOfThis = told.every((entry) => 'schedule' in entry && entry.schedule === schedule.id);
  const promise = isOfThis && told.length === log.length && isPromised(sha256, evidence, told);
  const beacon = isMixed({ sha256, isSigned }, schedule.beacon, told);
  if (!promise || beacon === false) return { promise, beacon, slots: false, wins: false };
  const committed = committedSlots(shake, schedule, slotSeed(sha256, schedule) ?? new Uint8Array());
  const shown = slots.map(({ slot, title, opensAt, nth }) => ({ slot, title, opensAt, nth }));
  const areSlots = same(
    shown,
    committed.map(({ title, opensAt, nth }, index) => ({ slot: index + 1, title, opensAt, nth })),
  );
  const wins = loggedWins(committed, schedule.startsAt, told);
  const shownWins = slots.map((slot) =>
    slot.wins.map(({ wonAt, sentAt, holder, refused }) => ({ wonAt, sentAt, holder, refused })),
  );
  return { promise, beacon, slots: areSlots, wins: areSlots && wins !== null && same(shownWins, wins) };
}
