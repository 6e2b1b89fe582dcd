import { writtenDate, writtenDay } from '@fio/domain/written-date';
import { language } from './language.ts';

const ZONE = 'America/Sao_Paulo';
const locale = () => (language() === 'en' ? 'en-GB' : 'pt-BR');
const asDate = (value: string | Date) => (typeof value === 'string' ? new Date(value) : value);

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();
function memo<T extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => T): T {
  const found = cache.get(key) as T | undefined;
  if (found) return found;
  const made = make();
  cache.set(key, made);
  return made;
}

const dates = (name: string, options: Intl.DateTimeFormatOptions) =>
  memo(`${locale()}:${name}`, () => new Intl.DateTimeFormat(locale(), { timeZone: ZONE, ...options }));

/** A line never ends within a date. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

/** Writes numbers and instants in the page's language and in São Paulo's time. Instants are ISO texts or Dates. */
export const format = {
  number: (value: number) => memo(`${locale()}:n`, () => new Intl.NumberFormat(locale())).format(value),
  /** A number as one says it that nobody has counted: 480 mil, 12 milhões. */
  about: (value: number) =>
    memo(
      `${locale()}:a`,
      () =>
        new Intl.NumberFormat(locale(), {
          notation: 'compact',
          compactDisplay: 'long',
          maximumSignificantDigits: 2,
        }),
    ).format(value),
  /** R$ 1.234,56; the value is in cents. */
  money: (cents: number) =>
    memo(
      `${locale()}:m`,
      () => new Intl.NumberFormat(locale(), { style: 'currency', currency: 'BRL' }),
    ).format(cents / 100),
  /** 21 nov 2026 */
  date: (value: string | Date) => unbroken(writtenDate(asDate(value), language())),
  /** A calendar day `YYYY-MM-DD` that has no time and no zone: 21 nov 2026 */
  day: (value: string) => unbroken(writtenDay(value, language())),
  /** 21 nov 2026 14:05 */
  dateTime: (value: string | Date) =>
    `${format.date(value)} ${dates('time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(asDate(value))}`,
  /** With seconds and zone, for what shows on hover. */
  exact: (value: string | Date) =>
    dates('exact', { dateStyle: 'full', timeStyle: 'long' }).format(asDate(value)),
};
