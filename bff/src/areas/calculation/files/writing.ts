import {
  codeOf,
  formatLuckyNumber,
  formatOrder,
  numberOfCode,
  orderSizeOf,
  seriesCount,
  TIME_ZONE,
} from '@fio/domain';
import type { DrawnDraw, StoredWinner } from './drawn-draw.ts';

const instant = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
const whole = new Intl.NumberFormat('pt-BR');

export const inWords = {
  instant: (at: Date) => instant.format(at),
  /** Of a date as the database keeps it. */
  day: (date: Date) => day.format(date),
  count: (value: number) => whole.format(value),
};

/** How the numbers of a draw are printed; one of a single series is its order alone. */
export function numbersOf({ commitment: { interval, ruleSet } }: Pick<DrawnDraw, 'commitment'>) {
  const size = orderSizeOf(ruleSet);
  const isSingle = seriesCount(interval) === 1;
  const ofCode = (code: number) => {
    const number = numberOfCode(code);
    return isSingle ? formatOrder(number.order, size) : formatLuckyNumber(number, size);
  };
  return {
    ofCode,
    ofWinner: ({ series, number }: Pick<StoredWinner, 'series' | 'number'>) =>
      ofCode(codeOf({ series: series ?? interval.first, order: number })),
  };
}
