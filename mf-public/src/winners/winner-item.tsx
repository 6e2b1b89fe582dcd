import type { Departure, PublishedWinner } from '@fio/contracts/public/draws';
import { StateChip } from '@fio/design-system/chip';
import { formatLuckyNumber, formatOrder } from '@fio/domain/lucky-number';
import { format } from '@fio/platform/i18n';
import classes from './winners.module.css';
import { useWinnersWords } from './words.ts';

interface Props {
  readonly winner: PublishedWinner;
  /** Of the same prize. */
  readonly departures: readonly Departure[];
  /** How many numbers each series of the draw has. */
  readonly size: number;
}

/** As printed: 007/00254, and the order alone where the draw has but one series. */
const printed = ({ series, number }: Pick<Departure, 'series' | 'number'>, size: number) =>
  series === null ? formatOrder(number, size) : formatLuckyNumber({ series, order: number }, size);

/** In whose place a surrogate came in, and how that number lost the prize. */
function useSubstitution({ winner: { rank, unit }, departures, size }: Props): string | null {
  const t = useWinnersWords();
  if (rank === 0) return null;
  // Of several who held the same unit, the last before this one.
  const before = departures.findLast((one) => one.unit === unit && one.rank < rank);
  if (!before) return t('surrogateWhy');
  const told = t(`left.${before.outcome}`, { number: printed(before, size), when: format.date(before.at) });
  return before.reason ? `${told} ${t('left.why', { reason: t(`why.${before.reason}`) })}` : told;
}

/** A winner with what proves that it is the one: part of the CPF, the place, the number. */
export function WinnerItem(props: Props) {
  const t = useWinnersWords();
  const { winner, size } = props;
  const { name, cpf, city, state, rank } = winner;
  const substitution = useSubstitution(props);
  return (
    <li className={classes['winner']}>
      <div>
        <p className={classes['name']}>
          {name} {rank > 0 && <StateChip tone="neutral">{t('surrogate', { rank })}</StateChip>}
        </p>
        <p className={classes['person']}>
          {t('cpf', { cpf })} · {city}, {state}
        </p>
        {substitution !== null && <p className={classes['substituted']}>{substitution}</p>}
      </div>
      <p className={classes['number']}>
        <span>{t('number')}</span>
        <strong>{printed(winner, size)}</strong>
      </p>
    </li>
  );
}
