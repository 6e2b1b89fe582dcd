import type { DateKind } from './date-kind.ts';
import type { DateBounds } from './date-problem.ts';
import type { DateWords } from './date-words.ts';

/** The days a field takes, in words; '' where it takes any. */
export function rangeText({ t }: DateWords, kind: DateKind, { min, max }: DateBounds): string {
  const params = { min: min ? kind.write(min) : '', max: max ? kind.write(max) : '' };
  if (params.min && params.max) return t('range.between', params);
  if (params.min) return t('range.from', params);
  return params.max ? t('range.to', params) : '';
}
