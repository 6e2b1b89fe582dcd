import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';
import { WinnerRow } from './winner-row.tsx';

/** Winners and who waits in their place, prize by prize. */
export function WinnersTable({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const prizes = record.prizeList.map((prize, index) => ({
    ...prize,
    place: index + 1,
    winners: record.winners.filter(({ prizeId }) => prizeId === prize.id),
  }));
  return (
    <table className={classes['winners']} aria-label={t('winners.title')}>
      <thead>
        <tr>
          {(['place', 'number', 'name', 'state'] as const).map((field) => (
            <th key={field} scope="col">
              {t(`field.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      {prizes
        .filter(({ winners }) => winners.length > 0)
        .map(({ id, title, quantity, value, place, winners }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={classes['prize']}>
                {t('winners.prize', { place, title })}
                <span className={classes['aside']}>
                  {t('winners.units', {
                    count: quantity,
                    total: format.number(quantity),
                    value: format.money(value),
                  })}
                </span>
              </th>
            </tr>
            {winners.map((winner) => (
              <WinnerRow key={winner.id} winner={winner} isOneOfMany={quantity > 1} record={record} />
            ))}
          </tbody>
        ))}
    </table>
  );
}
