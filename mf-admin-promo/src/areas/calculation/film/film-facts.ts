import { type DigitPicks } from '@fio/domain/draw/digit-marks';
import { orderSizeOf } from '@fio/domain/draw/rule-set';
import { targetOf } from '@fio/domain/draw/target';
import { formatLuckyNumber } from '@fio/domain/lucky-number';
import { type CalculationDetail, standing } from '../calculation-detail.ts';

/** What a film tells of a published draw, ready to be drawn. */
export interface FilmFacts {
  readonly title: string;
  readonly day: string;
  readonly contest: string;
  readonly prizes: readonly string[];
  readonly picks: DigitPicks;
  /** The number looked for, as printed. */
  readonly number: string;
  readonly winners: readonly { readonly prize: string; readonly who: string; readonly number: string }[];
  /** Winners that have no place in it. */
  readonly more: number;
}

/** So many winners can be read in a film. */
const NAMED = 3;

/** Less than the site shows: a film that is passed on can't be taken back. */
export function filmName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last.slice(0, 1).toUpperCase()}.` : first;
}

/** Of a draw that is published; null of any other. */
export function filmFactsOf(record: CalculationDetail): FilmFacts | null {
  const { publishedAt, extraction, ruleSet, prizeList, seriesFirst, seriesLast } = record;
  if (publishedAt === null || extraction === null) return null;
  const size = orderSizeOf(ruleSet);
  const { target } = targetOf(ruleSet, { first: seriesFirst, last: seriesLast }, extraction.prizes);
  const winners = standing(record).map(({ prizeId, name, city, uf, series, number }) => ({
    prize: prizeList.find(({ id }) => id === prizeId)?.title ?? '',
    // Who has erased their account has no name.
    who: [filmName(name), city, uf].filter(Boolean).join(', '),
    number: formatLuckyNumber({ series: series ?? seriesFirst, order: number }, size),
  }));
  return {
    title: record.title,
    day: record.lotteryDate,
    contest: extraction.contest,
    prizes: extraction.prizes,
    picks: ruleSet,
    number: formatLuckyNumber(target, size),
    winners: winners.slice(0, NAMED),
    more: Math.max(0, winners.length - NAMED),
  };
}
