import { EmptyState } from '@fio/design-system/empty-state';
import { late } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { DrawDetail } from './draw-values.ts';
import { totalOf } from './prizes/prize-order.ts';
import { useDefinition } from './rules/use-definition.ts';
import classes from './winners-draw.module.css';
import { useWinnersDrawWords } from './words.ts';

const Outcome = late(async () => (await import('./rules/outcome.tsx')).Outcome);
const EarningClause = late(async () => (await import('./earning/earning-clause.tsx')).EarningClause);

/** How numbers are earned and winners found, and the clauses that say so. */
export function DrawRules({ record }: { record: DrawDetail }) {
  const definition = useDefinition(record);
  return (
    <div className={classes['stack']}>
      <EarningClause rule={record.earning} level={2} />
      <Outcome definition={definition} level={2} />
    </div>
  );
}

/** What is won, the most valuable first. */
export function DrawPrizes({ record: { prizes } }: { record: DrawDetail }) {
  const t = useWinnersDrawWords();
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
    </div>
  );
}
