import { format } from '@fio/platform/i18n';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';

/** What is won, in order of value. */
export function PrizeTable({ record: { prizeList } }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  return (
    <div className={classes['scroll']} role="group" aria-labelledby="definition-prizes" tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('field.prize')}</th>
            <th scope="col">{t('field.quantity')}</th>
            <th scope="col">{t('field.value')}</th>
          </tr>
        </thead>
        <tbody>
          {prizeList.map(({ id, title, quantity, value }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{format.number(quantity)}</td>
              <td className={classes['exact']}>{format.money(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
