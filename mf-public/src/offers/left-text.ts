import type { OfferedPrize } from '@fio/contracts/public/prize-offers';
import { format } from '@fio/platform/i18n';
import type { useOffersWords } from './words.ts';

type T = typeof useOffersWords.t;

/** How many of a prize there are, and once somebody has won, how many are left. */
export function leftText({ units, left, won }: Pick<OfferedPrize, 'units' | 'left' | 'won'>, t: T): string {
  if (left === 0) return t('none');
  if (won === 0) return t('units', { count: units });
  return t('left', { count: left, units: format.number(units) });
}
