/** A lucky number as the regulation writes it: five digits, 12.345. */
export const luckyNumber = (number: number): string =>
  String(number)
    .padStart(5, '0')
    .replace(/(\d{3})$/, '.$1');

/** A series as the regulation writes it: three digits, 007. */
export const seriesNumber = (series: number): string => String(series).padStart(3, '0');
