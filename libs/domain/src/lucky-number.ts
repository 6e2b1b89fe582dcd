import { sampler, type Shake256 } from './sampling.ts';

/** Numbers of one series, 00000 to 99999 (Decreto 70.951/72, art. 17: at most 100,000). */
export const SERIES_SIZE = 100_000;

/** A number of a draw: its series and its order within it ("elemento sorteável"). */
export interface LuckyNumber {
  readonly series: number;
  /** 0 to 99,999. */
  readonly order: number;
}

/** The series of a draw, first and last included. */
export interface SeriesInterval {
  readonly first: number;
  readonly last: number;
}

/** How many series an interval has. */
export const seriesCount = ({ first, last }: SeriesInterval): number => last - first + 1;

/** How many numbers an interval has in all. */
export const capacityOf = (interval: SeriesInterval): number => seriesCount(interval) * SERIES_SIZE;

/** The order in which the numbers of one series are given out: a permutation of 0 to 99,999. */
export type SeriesOrder = Uint32Array;

/**
 * The order of one series, fixed by the draw's committed seed of 32 bytes: a Fisher–Yates shuffle whose choices are
 * uniform draws from the seed. `draw` is the draw's id; it and the series keep every order apart from the others.
 */
export function seriesOrder(shake: Shake256, seed: Uint8Array, draw: string, series: number): SeriesOrder {
  const { below } = sampler(shake, seed, `lucky-numbers/1/${draw}/${series}`, SERIES_SIZE);
  const order = Uint32Array.from({ length: SERIES_SIZE }, (_, index) => index);
  for (let last = SERIES_SIZE - 1; last > 0; last -= 1) {
    const pick = below(last + 1);
    const kept = order[last] as number;
    order[last] = order[pick] as number;
    order[pick] = kept;
  }
  return order;
}

/** Where the grant with this counter (0 for the first) stands: the series take turns, so that they fill evenly. */
export function placeOf(counter: number, interval: SeriesInterval): { series: number; position: number } {
  if (!Number.isInteger(counter) || counter < 0 || counter >= capacityOf(interval))
    throw new RangeError(`No number stands at ${counter}: there are ${capacityOf(interval)}.`);
  const count = seriesCount(interval);
  return { series: interval.first + (counter % count), position: Math.floor(counter / count) };
}

/** The number that the grant with this counter gives out; `orderOf` is seriesOrder, remembered. */
export function numberAt(
  counter: number,
  interval: SeriesInterval,
  orderOf: (series: number) => SeriesOrder,
): LuckyNumber {
  const { series, position } = placeOf(counter, interval);
  return { series, order: orderOf(series)[position] as number };
}

/** Whether the grant with this counter had to give out just this number: what anyone can check once the seed is known. */
export function isRightNumber(
  counter: number,
  number: LuckyNumber,
  interval: SeriesInterval,
  orderOf: (series: number) => SeriesOrder,
): boolean {
  if (!Number.isInteger(counter) || counter < 0 || counter >= capacityOf(interval)) return false;
  const right = numberAt(counter, interval, orderOf);
  return right.series === number.series && right.order === number.order;
}

const NUMBER_TEXT = /^\s*(\d{1,3})[\s/]*(\d{2}\.?\d{3})\s*$/;

/**
 * As printed: the series with as many digits as the campaign's last one needs (`digits`), `/`, and the order with as many
 * as its draw reads (`orderDigits`).
 */
export function formatLuckyNumber({ series, order }: LuckyNumber, digits = 3, orderDigits = 5): string {
  return `${String(series).padStart(digits, '0')}/${String(order).padStart(orderDigits, '0')}`;
}

/** Reads `012/34567`, `012 34567` and `12/34.567`; null for anything else. */
export function parseLuckyNumber(text: string): LuckyNumber | null {
  const [, series, order] = NUMBER_TEXT.exec(text) ?? [];
  if (series === undefined || order === undefined) return null;
  return { series: Number(series), order: Number(order.replace('.', '')) };
}

/** What a number was given for. */
export const TICKET_ORIGINS = ['invoice', 'bonus', 'registration', 'manual'] as const;

/** One of TICKET_ORIGINS. */
export type TicketOrigin = (typeof TICKET_ORIGINS)[number];

/** What became of a number that was given out. A voided one is never given out again and stays out of every draw. */
export const TICKET_STATES = ['distributed', 'voided', 'awarded'] as const;

/** One of TICKET_STATES. */
export type TicketState = (typeof TICKET_STATES)[number];

/** From each state, those a number may pass to. A trigger of the database holds the same table. */
export const TICKET_TRANSITIONS: Readonly<Record<TicketState, readonly TicketState[]>> = {
  distributed: ['voided', 'awarded'],
  voided: [],
  awarded: ['voided'],
};
