import { format } from '@fio/platform/i18n';

export interface Change {
  /** Whole percent, always positive. */
  readonly percent: number;
  readonly direction: 'up' | 'down';
}

/** How a week compares with the one before; null when nothing changed or there is nothing to compare with. */
export function changeOf(week: number, previous: number): Change | null {
  if (previous === 0) return null;
  const percent = Math.round((Math.abs(week - previous) / previous) * 100);
  return percent === 0 ? null : { percent, direction: week > previous ? 'up' : 'down' };
}

/** From so many per cent on, one counts in times. */
const MANY_PERCENT = 1000;

interface ChangeWords {
  readonly word: 'more' | 'less' | 'times';
  readonly values: { readonly percent: string } | { readonly times: string };
}

/** The words for it and what goes into them: twelve times as much says more than 1,100 %. */
export function changeWords({ percent, direction }: Change): ChangeWords {
  if (direction === 'up' && percent >= MANY_PERCENT)
    return { word: 'times', values: { times: format.number(Math.round(percent / 100) + 1) } };
  return { word: direction === 'up' ? 'more' : 'less', values: { percent: format.number(percent) } };
}
