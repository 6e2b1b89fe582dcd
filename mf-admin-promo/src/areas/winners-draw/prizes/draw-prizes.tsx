import { EmptyState } from '@fio/design-system/empty-state';
import { format } from '@fio/platform/i18n';
import type { DrawDetail } from '../draw-values.ts';
import classes from '../winners-draw.module.css';
import { useWinnersDrawWords } from '../words.ts';
import { totalOf } from './prize-order.ts';
import { PrizePicture } from './prize-picture.tsx';

/** What is won, the most valuable first. */
export function DrawPrizes({ record: draw }: { record: DrawDetail }) {
  const t = useWinnersDrawWords();
  const { prizes } = draw;
  if (prizes.length === 0) return <EmptyState title={t('prizes.none')} text={t('prizes.noneText')} />;
  const { units, cents } = totalOf(prizes);
  return (
    <div className={classes['stack']}>
      <div className={classes['scroll']} role="group" aria-label={t('tab.prizes')} tabIndex={0}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('prizes.title')}</th>
              <th scope="col">{t('prizes.quantity')}</th>
              <th scope="col">{t('prizes.value')}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ id, title, description, quantity, value }) => (
              <tr key={id}>
                <th scope="row">
                  {title}
                  {description && <span className={classes['hint']}>{description}</span>}
                </th>
                <td>{format.number(quantity)}</td>
                <td>{format.money(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{t('prizes.total', { count: units, units: format.number(units), value: format.money(cents) })}</p>
      <ul className={classes['prizes']}>
        {prizes.map((prize) => (
          <li key={prize.id}>
            <PrizePicture draw={draw} prize={prize} />
          </li>
        ))}
      </ul>
    </div>
  );
}
