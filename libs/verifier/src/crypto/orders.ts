import { fromHex } from './bytes.ts';
import { sampler, shuffle } from './sampler.ts';

/** How the numbers of a draw are given out. */
export interface NumberOrder {
  readonly drawId: string;
  readonly first: number;
  readonly last: number;
  /** Numbers of each series. */
  readonly size: number;
  /** 32 bytes, hexadecimal. */
  readonly seed: string;
}

/** The order of one series: a permutation of its numbers. */
export const seriesOrder = ({ drawId, size, seed }: NumberOrder, series: number): Uint32Array =>
  shuffle(
    Uint32Array.from({ length: size }, (_, at) => at),
    sampler(fromHex(seed), `lucky-numbers/1/${drawId}/${series}`),
  );

/** How many of the first `given` places fall to a series: they take turns. */
export function givenOf({ first, last }: NumberOrder, series: number, given: number): number {
  const count = last - first + 1;
  return Math.max(0, Math.floor((given - (series - first) + count - 1) / count));
}

/** A few series, each some hundred kilobytes: whoever checks a draw asks for the same ones again. */
const KEPT = 16;
const kept = new Map<string, Uint32Array>();

/** The numbers given out in a series, ascending, as codes. */
export function givenCodes(order: NumberOrder, series: number, given: number): Uint32Array {
  const count = givenOf(order, series, given);
  const name = [order.drawId, order.seed, order.size, series, count].join(' ');
  const found = kept.get(name);
  if (found) return found;
  const taken = seriesOrder(order, series).slice(0, count).sort();
  const codes = taken.map((number) => series * 100_000 + number);
  const [oldest] = kept.keys();
  if (kept.size === KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(name, codes);
  return codes;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** São Paulo is three hours behind UTC, all the year round since 2019. */
const BEHIND = 180 * MINUTE;

export interface Schedule {
  readonly id: string;
  /** Milliseconds since 1970, the end not included. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly opensMinute: number;
  readonly closesMinute: number;
  readonly every: number | null;
  readonly quantities: readonly number[];
  readonly seed: string;
}

/** One instant prize: which of the allotment, and when (milliseconds) or at which participation. */
export interface Slot {
  readonly kind: number;
  readonly at: number;
}

/** The open stretches of each day of São Paulo. */
function stretchesOf({
  startsAt,
  endsAt,
  opensMinute,
  closesMinute,
}: Schedule): [from: number, seconds: number][] {
  const found: [number, number][] = [];
  const midnight = Math.floor((startsAt - BEHIND) / DAY) * DAY + BEHIND;
  for (let day = midnight; day < endsAt; day += DAY) {
    const from = Math.max(startsAt, day + opensMinute * MINUTE);
    const to = Math.min(endsAt, day + closesMinute * MINUTE);
    if (to > from) found.push([from, Math.floor((to - from) / 1000)]);
  }
  return found;
}

/** Where a schedule's prizes lie, the first first. */
export function slotsOf(schedule: Schedule): Slot[] {
  const { id, every, quantities } = schedule;
  const seed = fromHex(schedule.seed);
  const label = `instant-prizes/1/${id}`;
  const kinds = shuffle(
    quantities.flatMap((quantity, kind) => Array.from({ length: quantity }, () => kind)),
    sampler(seed, `${label}/kinds`),
  );
  if (every !== null) return kinds.map((kind, index) => ({ kind, at: (index + 1) * every }));
  const stretches = stretchesOf(schedule);
  const total = stretches.reduce((sum, [, seconds]) => sum + seconds, 0);
  const below = sampler(seed, label);
  const moments = kinds.map(() => {
    let left = below(total);
    for (const [from, seconds] of stretches) {
      if (left < seconds) return from + left * 1000;
      left -= seconds;
    }
    throw new RangeError('No second is that far.');
  });
  moments.sort((one, other) => one - other);
  return kinds.map((kind, index) => ({ kind, at: moments[index] ?? 0 }));
}
