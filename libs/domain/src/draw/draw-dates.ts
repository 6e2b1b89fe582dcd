import { isDateText } from '../calendar.ts';
import { isHoliday } from './holidays.ts';

/** The first day that no longer belongs to the twelve months from `date` on, both `YYYY-MM-DD`. */
const yearAfter = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

/** Whether a period, both days included, is longer than the twelve months of an authorisation (Decreto 70.951/72). */
export const isLongerThanYear = (from: string, to: string): boolean => to >= yearAfter(from);

/**
 * What speaks against a day as that of an extraction: no Wednesday or Saturday, on which the Loteria Federal draws; a
 * holiday of the whole country; more than twelve months after the period began. Its calendar is its own, and an
 * authorisation may have been extended: these are warnings.
 */
export const EXTRACTION_WARNINGS = ['weekday', 'holiday', 'beyond_year'] as const;

/** One of EXTRACTION_WARNINGS. */
export type ExtractionWarning = (typeof EXTRACTION_WARNINGS)[number];

const WEDNESDAY = 3;
const SATURDAY = 6;

/** All that speaks against the day; nothing while either of the two is no day yet. */
export function extractionWarnings(lotteryDate: string, periodFrom: string): ExtractionWarning[] {
  if (!isDateText(lotteryDate) || !isDateText(periodFrom)) return [];
  const broken: Record<ExtractionWarning, boolean> = {
    weekday: ![WEDNESDAY, SATURDAY].includes(new Date(lotteryDate).getUTCDay()),
    holiday: isHoliday(lotteryDate),
    beyond_year: isLongerThanYear(periodFrom, lotteryDate),
  };
  return EXTRACTION_WARNINGS.filter((warning) => broken[warning]);
}
