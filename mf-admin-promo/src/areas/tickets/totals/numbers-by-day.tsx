import type { adminTickets } from '@fio/contracts/admin/tickets';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { ColumnChart } from '@fio/design-system/column-chart';
import { format } from '@fio/platform/i18n';
import { dayTick } from '../../../figures/day-tick.ts';
import classes from '../tickets.module.css';
import { useTicketsWords } from '../words.ts';

/** Numbers of the last thirty days. */
export function NumbersByDay({ days }: Pick<ResponseOf<typeof adminTickets.totals>, 'days'>) {
  const t = useTicketsWords();
  const total = days.reduce((sum, { issued }) => sum + issued, 0);
  const [best] = days.toSorted((left, right) => right.issued - left.issued);
  const summary =
    best && total > 0
      ? t('days.summary', {
          total: format.number(total),
          day: format.day(best.day),
          most: format.number(best.issued),
        })
      : t('days.none');
  return (
    <section className={classes['card']}>
      <ColumnChart
        caption={t('days')}
        summary={summary}
        labels={{ category: t('days.day'), value: t('totals.issued'), table: t('days.table') }}
        format={format.number}
        data={days.map(({ day, issued }) => ({
          id: day,
          label: format.day(day),
          tick: dayTick(day),
          value: issued,
          text: format.number(issued),
          mark: day === best?.day,
        }))}
      />
    </section>
  );
}
