import type { DateKind } from './date-kind.ts';
import { instantToWall } from './sao-paulo-time.ts';

/** How far ahead a year of two digits may be, in a field that has no last day. */
const YEARS_AHEAD = 20;

/** The first letters of months in both languages; 'mai' and 'may', 'abr' and 'apr' are one month. */
const MONTHS = 'jan feb/fev mar apr/abr may/mai jun jul aug/ago sep/set oct/out nov dec/dez'.split(' ');

const monthNamed = (name: string): string => {
  const short = name.slice(0, 3).toLowerCase();
  const index = MONTHS.findIndex((names) => names.split('/').includes(short));
  return index < 0 ? '' : String(index + 1);
};

/** Of two digits it is the nearest one up to `last`. */
const wholeYear = (year: string, last: number): string =>
  year.length === 4 ? year : String(last - ((last - Number(year)) % 100));

const two = (digits: string) => digits.padStart(2, '0');

/** What stands before a time: day first, or the year first with four digits. Never a month before its day. */
function dayOf(text: string, lastYear: number): string {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso) return `${two(iso[4] ?? '')}/${two(iso[3] ?? '')}/${iso[1]}`;
  const written =
    /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/.exec(text) ?? /^(\d{1,2})([/.])(\d{1,2})\2(\d{2})$/.exec(text);
  if (written)
    return `${two(written[1] ?? '')}/${two(written[3] ?? '')}/${wholeYear(written[4] ?? '', lastYear)}`;
  const named = /^(\d{1,2})º?\.?(?: de)? ([a-zç]{3,9})\.?(?: de)? (\d{4})$/i.exec(text);
  const month = named && monthNamed(named[2] ?? '');
  if (named && month) return `${two(named[1] ?? '')}/${two(month)}/${named[3]}`;
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  return digits ? `${digits[1]}/${digits[2]}/${digits[3]}` : '';
}

/** '14:05', '14h05', '14h', '2:05 pm' as 'hh:mm'; seconds have no place in a field. */
function timeOf(text: string): string {
  const [, hour, minute, half] =
    /^(\d{1,2})(?::|h(?=\d|$))(\d{2})?(?::\d{2}(?:\.\d+)?)?(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (!hour || text.endsWith(':')) return '';
  const shift = half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0;
  const midnight = half?.toLowerCase() === 'a' && hour === '12';
  return `${two(midnight ? '0' : String(Number(hour) + shift))}:${minute ?? '00'}`;
}

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * What was pasted or filled in as the field writes it, 'dd/mm/aaaa' or 'dd/mm/aaaa hh:mm'; '' where it can't be told.
 * What is read may still be no day of the calendar: 11/26/2026 stays as it is and is refused, its parts never change
 * places. `max` is the field's last value, for a year of two digits. An instant with a zone is told in São Paulo's time. A field with a time takes a day alone: the time is then missing.
 */
export function readDate(pasted: string, kind: DateKind, max?: string): string {
  const text = pasted.trim().replaceAll(/\s+/g, ' ');
  const wall = ZONED.test(text) ? instantToWall(text) : text;
  const [, day = '', time = ''] = /^(.*?\d)(?:(?:T|,? (?:às )?)(\d{1,2}[:h].*))?$/i.exec(wall) ?? [];
  const lastYear = max ? Number(max.slice(0, 4)) : new Date().getUTCFullYear() + YEARS_AHEAD;
  const read = dayOf(day, lastYear);
  if (!read || !kind.hasTime || !time) return read && (!time || timeOf(time)) ? read : '';
  const clock = timeOf(time);
  return clock && `${read} ${clock}`;
}

/** 26-11-26 may begin with its year or with its day. */
export const isAmbiguous = (pasted: string): boolean => /^\d{2}-\d{2}-\d{2}$/.test(pasted.trim());
