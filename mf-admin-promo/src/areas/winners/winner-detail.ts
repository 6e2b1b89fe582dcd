import type { winners } from '@fio/contracts/admin/winners';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { formatLuckyNumber, formatOrder } from '@fio/domain/lucky-number';
import { useWinnersWords } from './words.ts';

export type WinnerDetail = ResponseOf<typeof winners.get>;

/** The number as it is printed; a draw of one series has no series to print. */
export const numberText = ({
  series,
  number,
  seriesSize,
}: Pick<WinnerDetail, 'series' | 'number' | 'seriesSize'>): string =>
  series === null
    ? formatOrder(number, seriesSize)
    : formatLuckyNumber({ series, order: number }, seriesSize);

/** Titular, or which surrogate. */
export const rankText = (rank: number): string => {
  const { t } = useWinnersWords;
  return rank === 0 ? t('titular') : t('surrogate', { rank });
};
