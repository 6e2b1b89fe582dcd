import { todayInSaoPaulo } from './calendar.ts';

/** As the language has them; English has no full stop and no fourth letter, so that a column stays a column. */
const MONTHS = {
  pt: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;

/** The languages that a date is written in. */
export type WrittenLanguage = keyof typeof MONTHS;

/**
 * A calendar day `YYYY-MM-DD`, which has no time and no zone, as people read it: `22 nov 2026`, in English `22 Nov 2026`. The
 * month is a word, so that nobody takes it for the day, and the same wherever it is written: in page, letter and calendar.
 */
export function writtenDay(day: string, language: WrittenLanguage): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[language][Number(month) - 1] ?? month} ${year}`;
}

/** The day that an instant is of in America/Sao_Paulo, written as `writtenDay` does. */
export const writtenDate = (instant: Date, language: WrittenLanguage): string =>
  writtenDay(todayInSaoPaulo(instant), language);
