import { sampler, type Shake256 } from './sampling.ts';

/** A stretch of time in which prizes may come up: milliseconds since 1970, the end not included. */
export interface OpenStretch {
  readonly from: number;
  readonly to: number;
}

const SECOND = 1000;
const secondsOf = ({ from, to }: OpenStretch) => Math.max(0, Math.floor((to - from) / SECOND));

/**
 * The committed schedule of instant prizes: `count` moments, ascending, in whole seconds, uniform over the stretches and
 * fixed by the campaign's seed of 32 bytes. No dice at claim time: the law allows a schedule or a counter, never
 * chance (Portaria SEAE/ME 7.638, art. 2). Two may share a second; the slots are still two.
 */
export function scheduledMoments(
  shake: Shake256,
  seed: Uint8Array,
  campaign: string,
  stretches: readonly OpenStretch[],
  count: number,
): number[] {
  const total = stretches.reduce((sum, stretch) => sum + secondsOf(stretch), 0);
  if (total === 0 && count > 0) throw new RangeError('There is no second for a prize to come up in.');
  const { below } = sampler(shake, seed, `instant-prizes/1/${campaign}`, count);
  const momentAt = (second: number) => {
    let left = second;
    for (const stretch of stretches) {
      const length = secondsOf(stretch);
      if (left < length) return stretch.from + left * SECOND;
      left -= length;
    }
    throw new RangeError(`There are ${total} seconds, not ${second}.`);
  };
  return Array.from({ length: count }, () => momentAt(below(total))).toSorted((a, b) => a - b);
}

/** Whether the `n`th valid participation (1 for the first) wins where every `every`th does: the counter of the law. */
export function winsByCounter(n: number, every: number): boolean {
  return n > 0 && every > 0 && n % every === 0;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;
/** São Paulo's, all the year round since 2019. */
const OFFSET = -3 * HOUR;

/** When a schedule runs: milliseconds since 1970, and the minutes of a day of São Paulo between which it is open. */
export interface ScheduleHours {
  readonly startsAt: number;
  /** Not included. */
  readonly endsAt: number;
  /** 0 to 1439. */
  readonly opensMinute: number;
  /** 1 to 1440, not included. */
  readonly closesMinute: number;
}

/** The open hours of each day from start to end, in order; days without any are left out. */
export function openStretches({ startsAt, endsAt, opensMinute, closesMinute }: ScheduleHours): OpenStretch[] {
  const firstDay = Math.floor((startsAt + OFFSET) / DAY) * DAY - OFFSET;
  const days = Array.from(
    { length: Math.max(0, Math.ceil((endsAt - firstDay) / DAY)) },
    (_, n) => firstDay + n * DAY,
  );
  return days
    .map((day) => ({
      from: Math.max(startsAt, day + opensMinute * MINUTE),
      to: Math.min(endsAt, day + closesMinute * MINUTE),
    }))
    .filter(({ from, to }) => to > from);
}

/**
 * Which kind stands in which slot: the kinds, each as often as its quantity says, in an order fixed by the seed. Gives
 * indexes into `quantities`, one for each slot, the first slot first.
 */
export function allotKinds(
  shake: Shake256,
  seed: Uint8Array,
  campaign: string,
  quantities: readonly number[],
): number[] {
  const kinds = quantities.flatMap((quantity, kind) => Array.from({ length: quantity }, () => kind));
  const { below } = sampler(shake, seed, `instant-prizes/1/${campaign}/kinds`, kinds.length);
  for (let last = kinds.length - 1; last > 0; last -= 1) {
    const pick = below(last + 1);
    const kept = kinds[last] as number;
    kinds[last] = kinds[pick] as number;
    kinds[pick] = kept;
  }
  return kinds;
}
