import type { winners } from '@fio/contracts/admin/winners';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { formatLuckyNumber } from '@fio/domain/lucky-number';
import { useWinnersWords } from './words.ts';

export type WinnerDetail = ResponseOf<typeof winners.get>;

const ORDER_DIGITS = 5;

/** The number as it is printed; a draw of one series has no series to print. */
export const numberText = ({ series, number }: Pick<WinnerDetail, 'series' | 'number'>): string =>
  series === null ? String(number).padStart(ORDER_DIGITS, '0') : formatLuckyNumber({ series, order: number });

/** Titular, or which surrogate. */
export const rankText = (rank: number): string => {
  const { t } = useWinnersWords;
  return rank === 0 ? t('titular') : t('surrogate', { rank });
};
