import { format } from '@fio/platform/i18n';
import { useTicketsWords } from '../words.ts';

/** How full, in per cent. What is nearly full never reads as full, nor what has begun as empty. */
export function percentOf(issued: number, capacity: number): number {
  const exact = (issued / capacity) * 100;
  const rounded = Math.round(exact * 10) / 10;
  if (issued > 0 && rounded === 0) return 0.1;
  return issued < capacity && rounded === 100 ? 99.9 : rounded;
}

/** The same in words. */
export const percentText = (issued: number, capacity: number): string =>
  useTicketsWords.t('totals.percentText', { percent: format.number(percentOf(issued, capacity)) });
