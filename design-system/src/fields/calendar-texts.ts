import type { Formatters, Labels } from 'react-day-picker';
import type { DateWords } from './date-words.ts';

/** 'YYYY-MM-DD' at noon of the browser's own zone, where no change of the clock reaches; undefined for ''. */
export const dateOf = (iso: string): Date | undefined => {
  const [year, month, day] = iso.split('-').map(Number);
  return year && month && day ? new Date(year, month - 1, day, 12) : undefined;
};

/** And back. */
export const isoOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** What the calendar shows and what it says to whom doesn't see it; names are Intl's in the page's language. */
export function calendarTexts({ locale, t }: DateWords) {
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const monthAndYear = named({ month: 'long', year: 'numeric' });
  const wholeDay = named({ dateStyle: 'full' });
  const weekday = named({ weekday: 'short' });
  const formatters: Partial<Formatters> = {
    formatCaption: monthAndYear,
    formatMonthDropdown: named({ month: 'long' }),
    formatYearDropdown: named({ year: 'numeric' }),
    formatWeekdayName: (date) => weekday(date).replace('.', ''),
  };
  const labels: Partial<Labels> = {
    labelGrid: monthAndYear,
    labelWeekday: named({ weekday: 'long' }),
    labelPrevious: () => t('previous'),
    labelNext: () => t('next'),
    labelMonthDropdown: () => t('month'),
    labelYearDropdown: () => t('year'),
    labelDayButton: (date, { today, selected }) =>
      [wholeDay(date), today && t('today'), selected && t('selected')].filter(Boolean).join(', '),
  };
  return { formatters, labels };
}
