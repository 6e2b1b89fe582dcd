import { sampler, type Shake256 } from './sampling.ts';

/** Numbers of one series at most, 00000 to 99999 (Decreto 70.951/72, art. 17: at most 100,000). */
export const SERIES_SIZE = 100_000;

/** A number of a draw: its series and its order within it ("elemento sorteável"). */
export interface LuckyNumber {
  readonly series: number;
  /** From 0, below the size of the series. */
  readonly order: number;
}

/** The series of a draw, first and last included. */
export interface SeriesInterval {
  readonly first: number;
  readonly last: number;
}

/** The numbers of a draw: its series, and how many each of them has. */
export interface NumberRange extends SeriesInterval {
  /** A power of ten, at most SERIES_SIZE: as many as the digits of the draw's order can write (`orderSizeOf`). */
  readonly size: number;
}

/** How many series an interval has. */
export const seriesCount = ({ first, last }: SeriesInterval): number => last - first + 1;

/** How many numbers a draw has in all. */
export const capacityOf = (range: NumberRange): number => seriesCount(range) * range.size;

/** The order in which the numbers of one series are given out: a permutation of 0 to one below its size. */
export type SeriesOrder = Uint32Array;

/**
 * The order of one series of `size` numbers, fixed by the draw's committed seed of 32 bytes: a Fisher–Yates shuffle whose
 * choices are uniform draws from the seed. `draw` is the draw's id; it and the series keep every order apart from the
 * others.
 */
export function seriesOrder(
  shake: Shake256,
  seed: Uint8Array,
  { draw, series, size }: { readonly draw: string; readonly series: number; readonly size: number },
): SeriesOrder {
  const { below } = sampler(shake, seed, `lucky-numbers/1/${draw}/${series}`, size);
  // Filled by hand: `Uint32Array.from` takes as long for it as the shuffle does.
  const order = new Uint32Array(size);
  for (let index = 0; index < size; index += 1) order[index] = index;
  for (let last = size - 1; last > 0; last -= 1) {
    const pick = below(last + 1);
    const kept = order[last] as number;
    order[last] = order[pick] as number;
    order[pick] = kept;
  }
  return order;
}

/** Where the grant with this counter (0 for the first) stands: the series take turns, so that they fill evenly. */
export function placeOf(counter: number, range: NumberRange): { series: number; position: number } {
  if (!Number.isInteger(counter) || counter < 0 || counter >= capacityOf(range))
    throw new RangeError(`No number stands at ${counter}: there are ${capacityOf(range)}.`);
  const count = seriesCount(range);
  return { series: range.first + (counter % count), position: Math.floor(counter / count) };
}

/** The number that the grant with this counter gives out; `orderOf` is seriesOrder, remembered. */
export function numberAt(
  counter: number,
  range: NumberRange,
  orderOf: (series: number) => SeriesOrder,
): LuckyNumber {
  const { series, position } = placeOf(counter, range);
  return { series, order: orderOf(series)[position] as number };
}

/** Whether the grant with this counter had to give out just this number: what anyone can check once the seed is known. */
export function isRightNumber(
  counter: number,
  number: LuckyNumber,
  range: NumberRange,
  orderOf: (series: number) => SeriesOrder,
): boolean {
  if (!Number.isInteger(counter) || counter < 0 || counter >= capacityOf(range)) return false;
  const right = numberAt(counter, range, orderOf);
  return right.series === number.series && right.order === number.order;
}

const NUMBER_TEXT = /^\s*(\d{1,3})[\s/]*(\d{2}\.?\d{3})\s*$/;
/** Where fewer than five digits follow, only what stands between tells where the series ends. */
const SHORT_TEXT = /^\s*(\d{1,3})\s*[\s/]\s*(\d\.?\d{3}|\d{1,3})\s*$/;

/** The order of a number as printed: with as many digits as the last of a series of `size` numbers has. */
export const formatOrder = (order: number, size: number): string =>
  String(order).padStart(String(size - 1).length, '0');

/**
 * As printed: the series with as many digits as the campaign's last one needs (`digits`), `/`, and the order as its draw of
 * `size` numbers a series reads it.
 */
export const formatLuckyNumber = ({ series, order }: LuckyNumber, size: number, digits = 3): string =>
  `${String(series).padStart(digits, '0')}/${formatOrder(order, size)}`;

/** Reads `012/34567`, `012 34567`, `12/34.567` and, of smaller series, `012/345`; null for anything else. */
export function parseLuckyNumber(text: string): LuckyNumber | null {
  const [, series, order] = NUMBER_TEXT.exec(text) ?? SHORT_TEXT.exec(text) ?? [];
  if (series === undefined || order === undefined) return null;
  return { series: Number(series), order: Number(order.replace('.', '')) };
}

/** What a number was given for. */
export const TICKET_ORIGINS = ['invoice', 'invitation', 'bonus', 'registration', 'manual'] as const;

/** One of TICKET_ORIGINS. */
export type TicketOrigin = (typeof TICKET_ORIGINS)[number];

/** Why the rules, and no person, voided a number: its receipt was refused, one that had helped to earn it was, or whoever was invited is gone or barred. */
export const NUMBER_VOID_REASONS = ['invoice_invalid', 'value_withdrawn', 'invitation_invalid'] as const;

/** One of NUMBER_VOID_REASONS. */
export type NumberVoidReason = (typeof NUMBER_VOID_REASONS)[number];

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
