import type { DateKind } from './date-kind.ts';
import { isTime, typedToIso } from './date-text.ts';
import type { DateProblemWord } from './date-words.ts';

/** Values as the field's kind reads them. */
export interface DateBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export interface DateProblem {
  readonly word: DateProblemWord;
  readonly params?: Readonly<Record<string, string>>;
}

const MONTHS = 12;

/** Why a whole day is none: by the part that is wrong. */
function dayProblem(day: string): DateProblem {
  const [, month = '', year = ''] = day.split('/');
  if (Number(month) < 1 || Number(month) > MONTHS) return { word: 'problem.month', params: { month } };
  // Of a year with all days there are, it would be one.
  if (typedToIso(`${day.slice(0, 6)}2000`) && !/^[1-8]/.test(year))
    return { word: 'problem.year', params: { year } };
  return { word: 'problem.day', params: { day } };
}

/** Why what stands in a field is no date that it takes; null where it is, and where it is empty. */
export function dateProblem(text: string, kind: DateKind, { min, max }: DateBounds): DateProblem | null {
  if (text === '') return null;
  const [day = '', time = ''] = text.split(' ');
  if (day.length === 10 && !typedToIso(day)) return dayProblem(day);
  if (text.length < kind.length) return { word: kind.hasTime ? 'problem.whole.time' : 'problem.whole.day' };
  if (kind.hasTime && !isTime(time)) return { word: 'problem.time' };
  const value = kind.read(text);
  if (min && value < min) return { word: 'problem.before', params: { min: kind.write(min) } };
  if (max && value > max) return { word: 'problem.after', params: { max: kind.write(max) } };
  return null;
}
