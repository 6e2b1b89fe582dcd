import type { PublishedWinner } from '@fio/contracts/public/draws';
import { StateChip } from '@fio/design-system/chip';
import { luckyNumber, seriesNumber } from './lucky-number.ts';
import classes from './winners.module.css';
import { useWinnersWords } from './words.ts';

/** A winner with what proves that it is the one: part of the CPF, the place, the number. */
export function WinnerItem({ winner, size }: { winner: PublishedWinner; size: number }) {
  const t = useWinnersWords();
  const { name, cpf, city, state, series, number, rank } = winner;
  return (
    <li className={classes['winner']}>
      <div>
        <p className={classes['name']}>
          {name} {rank > 0 && <StateChip tone="neutral">{t('surrogate', { rank })}</StateChip>}
        </p>
        <p className={classes['person']}>
          {t('cpf', { cpf })} · {city}, {state}
        </p>
      </div>
      <p className={classes['number']}>
        <span>{t('number')}</span>
        <strong>
          {series !== null && `${seriesNumber(series)}/`}
          {luckyNumber(number, size)}
        </strong>
      </p>
    </li>
  );
}
