import { formatOrder } from '@fio/domain/lucky-number';

/** A lucky number as the regulation writes it: 12.345, or 345 where its series has a thousand (`size`). */
export const luckyNumber = (number: number, size: number): string =>
  formatOrder(number, size).replace(/(?<=\d)(\d{3})$/, '.$1');

/** A series as the regulation writes it: three digits, 007. */
export const seriesNumber = (series: number): string => String(series).padStart(3, '0');
