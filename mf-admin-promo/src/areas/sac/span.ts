import { useSacWords } from './words.ts';

const { t } = useSacWords;
const HOUR = 3600;

/** So many seconds in the largest unit that still says something: minutes, from two hours on hours, from two days on days. */
export function spanText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return t('span.minutes', { count: minutes });
  const hours = Math.round(seconds / HOUR);
  return hours < 48
    ? t('span.hours', { count: hours })
    : t('span.days', { count: Math.round(seconds / (24 * HOUR)) });
}

/** From one instant to another, both as ISO 8601. */
export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1000;
